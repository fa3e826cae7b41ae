import { from } from '@counterpart/design-system/layout';
import styled from 'styled-components';

/**
 * The parts of a page below its header: side by side from 1024 px on (`$columns`: their widths), one below the other
 * before.
 */
export const PageColumns = styled.div<{ $columns: string }>`
  display: grid;
  gap: var(--cp-space-40);
  align-items: start;
  padding-bottom: var(--cp-space-64);
  ${from('large')} {
    grid-template-columns: ${({ $columns }) => $columns};
    gap: var(--cp-space-64);
  }
`;
