import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Target: a URL inside the product, relative ones against the route. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link of the router, on its own hooks: react-router's `Link` brings the prefetching of its framework, which no page
 * here uses, to every page.
 */
export function Link({ to, target, onClick, children, ...anchor }: LinkProps): ReactNode {
  const navigate = useLinkClickHandler(to, target ? { target } : {});
  return (
    <a
      {...anchor}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
