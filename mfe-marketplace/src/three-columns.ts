import { from } from '@counterpart/design-system/layout';
import styled, { css } from 'styled-components';

const twoColumns = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

/**
 * Cards in threes: below each other on a phone, three in a row on wide windows; in between two in a row, an odd last
 * one as wide as both. `$small`: cards that have room side by side on a phone too.
 */
export const ThreeColumns = styled.ul<{ $gap?: 16 | 24; $small?: boolean }>`
  display: grid;
  gap: ${({ $gap = 24 }) => `var(--cp-space-${$gap})`};
  grid-template-columns: minmax(0, 1fr);
  ${({ $small }) => $small && twoColumns}
  ${from('small')} {
    ${twoColumns}
  }
  ${from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;
