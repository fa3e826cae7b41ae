import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Target: a URL inside the product, relative ones against the route. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
  /** The page turns into the next one, where the browser can. */
  readonly isMoving?: boolean;
}

/**
 * A link of the router, on its own hooks: react-router's `Link` brings the prefetching of its framework, which no page
 * here uses, to every page.
 */
export function Link({ to, target, onClick, children, isMoving = false, ...anchor }: LinkProps): ReactNode {
  const viewTransition = isMoving && typeof document !== 'undefined' && 'startViewTransition' in document;
  const navigate = useLinkClickHandler(to, { ...(target && { target }), viewTransition });
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
