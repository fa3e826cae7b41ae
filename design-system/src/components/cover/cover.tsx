import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pictureInks } from '../../internal/picture-inks';

const Canvas = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: var(--cp-bg-warm);
  ${pictureInks}
`;

export interface CoverProps {
  /**
   * A drawing of 320 by 180 in the inks of the family. In a squarer frame it keeps its size, and the ground goes on
   * above and below it.
   */
  readonly children: ReactNode;
}

/** A drawn cover that fills its place. Decoration: the words beside it say everything. */
export function Cover({ children }: CoverProps): ReactNode {
  return (
    <Canvas viewBox="0 0 320 180" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <circle className="tint plain" cx="244" cy="40" r="72" />
      <path className="tint plain" d="M-320 152h960v400h-960z" />
      {children}
    </Canvas>
  );
}
