import type { ReactNode } from 'react';
import styled from 'styled-components';
import { iconPaths } from '../components/icon/icon-paths';

const Drawing = styled.svg`
  flex: none;
  color: var(--cp-star);
  > path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linejoin: round;
  }
  > svg,
  > [data-filled] {
    fill: var(--cp-star-fill);
  }
`;

export interface StarProps {
  /** Filled part of it: nothing, half or all. */
  readonly filled: 0 | 0.5 | 1;
  readonly size: 16 | 20;
}

/** Gives the filled part of each of five stars for an average, to the nearest half: 4.6 is four and a half. */
export function starsOf(average: number): StarProps['filled'][] {
  const halves = Math.round(average * 2);
  return [0, 1, 2, 3, 4].map((before) => (Math.min(2, Math.max(0, halves - before * 2)) / 2) as StarProps['filled']);
}

/** An amber star with an edge that shows on every ground of both themes. Decoration: the number stands beside it. */
export function Star({ filled, size }: StarProps): ReactNode {
  const path = iconPaths.star;
  return (
    <Drawing width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {filled === 0.5 && (
        // A drawing in a drawing ends at its width, in every browser.
        <svg width={12} height={24}>
          <path d={path} />
        </svg>
      )}
      <path d={path} data-filled={filled === 1 || undefined} />
    </Drawing>
  );
}
