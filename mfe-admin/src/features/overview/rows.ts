import styled from 'styled-components';

/** Lines of a list: what it is at the start, when or how much at the end. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--cp-space-4) var(--cp-space-16);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--cp-space-8);
    border-block-end: 1px solid var(--cp-border);
    overflow-wrap: anywhere;

    > * {
      min-width: 0;
    }
  }
`;
