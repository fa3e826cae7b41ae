import { from } from '@counterpart/design-system/layout';
import styled from 'styled-components';

/** A tool, and beside it what was saved of it. */
export const ToolColumns = styled.div`
  display: grid;
  gap: var(--cp-space-24);

  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) 344px;
    align-items: start;
    gap: var(--cp-space-40);
  }
`;
