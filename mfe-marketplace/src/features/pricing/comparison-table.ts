import styled from 'styled-components';

const narrow = '@media (max-width: 767.98px)';

/**
 * A table of a name and three values. On small windows the name stands above its values. Whoever renders it writes the
 * roles out: a table laid out as a grid loses them in some browsers.
 */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  ${narrow} {
    display: block;
  }
  @media (min-width: 768px) {
    table-layout: fixed;
  }
`;

export const Head = styled.thead`
  ${narrow} {
    display: block;
    font-size: var(--cp-font-size-small);
  }
`;

export const Body = styled.tbody`
  ${narrow} {
    display: block;
  }
`;

export const Row = styled.tr`
  border-bottom: 1px solid var(--cp-border);
  > * {
    padding: var(--cp-space-12) var(--cp-space-8);
    text-align: start;
    vertical-align: top;
  }
  ${narrow} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-block: var(--cp-space-8);
    > * {
      padding: var(--cp-space-4) var(--cp-space-8) var(--cp-space-4) 0;
    }
  }
`;

/** The corner above the names: there is none on small windows. */
export const Corner = styled.th`
  @media (min-width: 768px) {
    width: 34%;
  }
  ${narrow} {
    display: none;
  }
`;

export const Name = styled.th`
  font-weight: var(--cp-weight-medium);
  ${narrow} {
    grid-column: 1 / -1;
    color: var(--cp-text-2);
    font-size: var(--cp-font-size-small);
  }
`;

export const Value = styled.td`
  overflow-wrap: anywhere;
`;

export const Absent = styled.span`
  color: var(--cp-text-3);
`;
