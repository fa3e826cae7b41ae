import type { ReactNode } from 'react';
import styled from 'styled-components';

/**
 * The ground of a drawn cover. Four inks, all of them tokens: `line` draws, `paper` and `tint` fill, `warm` picks out
 * the one thing the article is about. Teal is never used: it means verified.
 */
const Canvas = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: var(--cp-primary-bg);
  fill: none;
  stroke: var(--cp-primary);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  .paper {
    fill: var(--cp-bg);
  }
  .tint {
    fill: var(--cp-primary-border);
    fill-opacity: 0.35;
    stroke: none;
  }
  .solid {
    fill: var(--cp-primary);
    stroke: none;
  }
  .warm {
    fill: var(--cp-warning-bg);
    stroke: var(--cp-star);
  }
  .mark {
    stroke: var(--cp-star);
    stroke-width: 3;
  }
  .quiet {
    stroke: var(--cp-primary-border);
  }
`;

/**
 * A drawing of 320 by 180 that fills its place; what matters stands between 60 and 260, so that a squarer place cuts
 * nothing off.
 */
export function CoverCanvas({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Canvas viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <circle className="tint" cx="252" cy="34" r="64" opacity="0.5" />
      <path className="tint" d="M0 152h320v28H0z" opacity="0.7" />
      {children}
    </Canvas>
  );
}
