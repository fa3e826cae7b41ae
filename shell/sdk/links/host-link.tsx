import { useLessMotion } from '@counterpart/design-system/layout';
import { useEffect, useImperativeHandle, useRef, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useHost } from '../host/host';
import { Link } from './link';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * The link that the design system renders for URLs inside the product: moves without a reload, fetches the code behind
 * it when it is in view and the browser idle, and on hover or focus the first data too. Hover is a pointer that moves:
 * a page that turns brings other links under one that rests, and their data is not wanted.
 */
export function HostLink({ href, ref, onMouseMove, onFocus, ...anchor }: Props): ReactNode {
  const { areas } = useHost();
  const lessMotion = useLessMotion();
  const own = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLAnchorElement);
  const pointedAt = useRef<string>(null);
  useEffect(() => (own.current ? areas.preloadInView(own.current, href) : undefined), [areas, href]);
  return (
    <Link
      {...anchor}
      ref={own}
      to={href}
      isMoving={!lessMotion}
      onMouseMove={(event) => {
        if (pointedAt.current !== href) areas.preload(href);
        pointedAt.current = href;
        onMouseMove?.(event);
      }}
      onFocus={(event) => {
        areas.preload(href);
        onFocus?.(event);
      }}
    />
  );
}
