import { from } from '@counterpart/design-system/layout';
import styled from 'styled-components';

/** Buttons that decide an item: at the end of its pane, and in view wherever that is scrolled to. */
export const DecisionBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--cp-space-12);
  padding-block: var(--cp-space-12);
  border-block-start: 1px solid var(--cp-border);
  background: var(--cp-bg);

  /* The pane scrolls, and what scrolls in it is not seen in its padding below the bar. */
  ${from('large')} {
    inset-block-end: calc(-1 * var(--cp-space-24));
    margin-block-end: calc(-1 * var(--cp-space-24));
    padding-block-end: var(--cp-space-24);
  }
`;
