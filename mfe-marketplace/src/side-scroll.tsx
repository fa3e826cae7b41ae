import { below, from } from '@counterpart/design-system/layout';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode, type RefObject } from 'react';
import styled, { css } from 'styled-components';

/**
 * Browsers do not scroll sideways to a control of which a little is seen already: its card is brought in sight, then
 * the control itself.
 */
export function revealFocused({ currentTarget, target }: FocusEvent): void {
  if (target === currentTarget) return;
  const card = target.closest('li');
  for (const element of card && currentTarget.contains(card) ? [card, target] : [target])
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A row that leaves the margins of the page's frame to what scrolls in it. Below `large` only. */
export const sideways = css`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  margin-inline: calc(-1 * var(--cp-space-16));
  padding: var(--cp-space-4) var(--cp-space-16);
  scroll-padding-inline: var(--cp-space-16);
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  ${from('medium')} {
    margin-inline: calc(-1 * var(--cp-space-24));
    padding-inline: var(--cp-space-24);
    scroll-padding-inline: var(--cp-space-24);
  }
  @media print {
    && {
      display: flex;
      flex-wrap: wrap;
      overflow: visible;
      > * {
        flex: 1 1 14rem;
      }
    }
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--cp-space-16);
  ${below('large')} {
    ${sideways}
    grid-auto-columns: min(84%, 340px);
    grid-auto-flow: column;
    > li {
      min-width: 0;
      scroll-snap-align: start;
    }
  }
  ${from('large')} {
    gap: var(--cp-space-24);
    ${[2, 3, 4].map((wide) => `&[data-wide='${wide}'] { grid-template-columns: repeat(${wide}, minmax(0, 1fr)); }`)}
  }
`;

interface Props {
  /** Name of the row, for screen readers. */
  readonly label: string;
  /** Columns from `large` on. Default 3. */
  readonly wide?: 2 | 3 | 4;
  /** `ol` where the order says something. Default `ul`. */
  readonly as?: 'ul' | 'ol';
  /** List items. */
  readonly children: ReactNode;
}

/**
 * Cards in a row that scrolls sideways on small windows, the next one in sight, and in columns on wide ones. While it
 * scrolls it takes the focus, so that arrow keys reach what is out of view.
 */
export function SideScroll({ label, wide = 3, as = 'ul', children }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const scrolls = useScrolls(list);
  return (
    <List
      ref={list}
      as={as}
      aria-label={label}
      data-people
      tabIndex={scrolls ? 0 : undefined}
      data-wide={wide}
      onFocus={revealFocused}
    >
      {children}
    </List>
  );
}

/** Tells whether an element has more than fits into its width. */
function useScrolls(element: RefObject<Element | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth + 1));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
