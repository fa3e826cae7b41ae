import type { ReactNode } from 'react';
import styled from 'styled-components';
import { meaningfulGround } from '../../internal/meaningful-ground';
import { Link } from '../link/link';
import { withCommas } from '../../internal/with-commas';

const Scroller = styled.div`
  max-height: 320px;
  overflow: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--cp-font-size-small);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--cp-space-8) var(--cp-space-4);
    border-block-end: 1px solid var(--cp-border);
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: var(--cp-text-2);
    font-weight: var(--cp-weight-semibold);
  }

  tbody th {
    font-weight: var(--cp-weight-regular);
    overflow-wrap: anywhere;
  }

  tr > :not(:first-child) {
    text-align: end;
    white-space: nowrap;
  }
`;

const Bar = styled.div`
  height: 4px;
  margin-block-start: var(--cp-space-4);
  border-radius: var(--cp-radius-small);
  background: var(--cp-primary);
  ${meaningfulGround}
`;

const Change = styled.span`
  color: var(--cp-text-3);
`;

/** A line of a ranked list. */
export interface RankedRow {
  readonly id: string | number;
  readonly label: string;
  readonly href?: string;
  readonly count: number;
  /** Change of the count, in words; adds a column. */
  readonly change?: string;
}

export interface RankedListProps {
  /** Accessible name. */
  readonly label: string;
  readonly headings: readonly [of: string, count: string];
  readonly rows: readonly RankedRow[];
}

/**
 * Counts of a few or many things as a table, the largest first, each with a bar as long as its share of the largest.
 */
export function RankedList({ label, headings: [of, count], rows }: RankedListProps): ReactNode {
  const largest = Math.max(1, ...rows.map((row) => row.count));
  const isCompared = rows.some(({ change }) => change !== undefined);
  return (
    <Scroller role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{count}</th>
            {isCompared && <th scope="col">Change</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.href ? <Link href={row.href}>{row.label}</Link> : <span>{row.label}</span>}
                <Bar style={{ width: `${(row.count / largest) * 100}%` }} />
              </th>
              <td>{withCommas(row.count)}</td>
              {isCompared && (
                <td>
                  <Change>{row.change}</Change>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
