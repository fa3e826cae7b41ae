import { from } from '@counterpart/design-system/layout';
import styled from 'styled-components';

/** The column of a page below its header. `$gap`: pixels between its sections. */
export const PageSections = styled.div<{ $gap: 40 | 64 }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => `var(--cp-space-${$gap})`};
  padding-bottom: var(--cp-space-64);
`;

/**
 * The column of a long page, whose sections stand on bands by turns: every second one is white from edge to edge of the
 * window. The shadow is the band, cut to its height.
 */
export const BandedSections = styled(PageSections)`
  --band: var(--cp-space-32);
  ${from('medium')} {
    gap: calc(2 * var(--cp-space-40));
    --band: var(--cp-space-40);
  }

  > section:nth-of-type(even):not(:last-child) {
    background: var(--cp-bg);
    box-shadow: 0 0 0 100vmax var(--cp-bg);
    clip-path: inset(calc(-1 * var(--band)) -100vmax);
  }
`;
