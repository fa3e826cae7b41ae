import { createContext, useContext, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { isolated } from './isolated';

/** Props of a component that renders links: the attributes of `<a>`, `href` required. */
export type AnchorProps = ComponentProps<'a'> & { readonly href: string };

/** The component that renders links inside the product; `a` until a `LinkProvider` says otherwise. */
export const LinkContext = createContext<ElementType<AnchorProps>>('a');

/** True for another site, a mailto or tel link, or a fragment of the same page: nothing for a router. */
const leavesTheRouter = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href);

/**
 * A link without a look. Inside the product it goes through the provider's component; elsewhere it is a plain `<a>`.
 */
export function Anchor({ href, target, rel, children, ...rest }: AnchorProps): ReactNode {
  const Inner = useContext(LinkContext);
  const safeRel = rel ?? (target === '_blank' ? 'noopener noreferrer' : undefined);
  const Element = leavesTheRouter(href) ? 'a' : Inner;
  return (
    <Element {...rest} aria-label={isolated(rest['aria-label'])} href={href} target={target} rel={safeRel}>
      {isolated(children)}
    </Element>
  );
}
