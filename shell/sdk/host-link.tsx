import { useRef, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useHost } from './host';
import { Link } from './router';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * The link that the design system renders for addresses inside the product: moves without a reload and,
 * on hover or focus, fetches the code of the area it leads to.
 */
export function HostLink({ href, onMouseEnter, onFocus, ...anchor }: Props): ReactNode {
  const { areas } = useHost();
  const asked = useRef(false);
  const preload = () => {
    if (asked.current) return;
    asked.current = true;
    areas.preload(href);
  };
  return (
    <Link
      {...anchor}
      to={href}
      onMouseEnter={(event) => {
        preload();
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
    />
  );
}
