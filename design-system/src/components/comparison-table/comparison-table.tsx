import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below, from } from '../../internal/media';
import { HiddenText } from '../../internal/hidden-text';
import { Icon } from '../icon/icon';

export interface ComparisonColumn<Id extends string | number = string> {
  readonly id: Id;
  /** The thing compared: a plan's name, a person with their controls. */
  readonly title: ReactNode;
}

export interface ComparisonRow<Id extends string | number = string> {
  /** A fact; its name is unique in the table. */
  readonly label: string;
  /** One for every column: `true` is a check mark, `false` a dash; anything else is shown as it is. */
  readonly values: Readonly<Record<Id, ReactNode>>;
  /** All values are the same: the row steps back behind those that tell the columns apart. */
  readonly isSame?: boolean;
}

export interface ComparisonTableProps<Id extends string | number> {
  /** Caption for screen readers, for example 'Plans by feature'. */
  readonly label: string;
  /** Two to five. */
  readonly columns: readonly ComparisonColumn<Id>[];
  readonly rows: readonly ComparisonRow<Id>[];
  /** The heading of the first column; default 'Feature'. */
  readonly rowTitle?: string;
  /**
   * On small windows: `stack` puts each fact above its values, for two or three short columns; `scroll` moves the
   * columns sideways past the facts. Default `stack`.
   */
  readonly narrow?: 'stack' | 'scroll';
  /** Small text close together, for pages of work such as administration. Default false. */
  readonly dense?: boolean;
}

/** Positioned, so that text for screen readers scrolls along with what it belongs to. */
const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
`;

/** Below `medium` each row is a grid: the fact on a line of its own, the values below it side by side. */
const stacked = css<{ $columns: number }>`
  &,
  thead,
  tbody {
    display: block;
  }

  tr {
    display: grid;
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: 0 var(--cp-space-12);
    padding-block: var(--cp-space-4);
    font-size: var(--cp-font-size-small);
    line-height: var(--cp-line-height-small);
    border-bottom: 1px solid var(--cp-border);
  }

  tr > * {
    padding: var(--cp-space-2) 0;
    border: 0;
  }

  thead th:first-child {
    display: none;
  }

  tbody th {
    grid-column: 1 / -1;
    color: var(--cp-text-2);
    font-size: var(--cp-font-size-small);
  }
`;

const wideFacts = css`
  ${from('medium')} {
    tr > :first-child {
      width: 34%;
    }
  }
`;

/**
 * Columns as wide as each other and never too narrow to read; the facts stay at the left. Below `medium` two columns
 * are in sight, and the edge of a third one says that there is more.
 */
const scrolling = css<{ $columns: number }>`
  background: var(--cp-bg);

  tbody tr:last-child,
  tbody tr:last-child > * {
    border-bottom: 0;
  }

  ${from('medium')} {
    @media screen {
      min-width: calc(152px + ${({ $columns }) => $columns} * 184px);
    }

    tr > :first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      width: 152px;
      background: var(--cp-bg);
      border-inline-end: 1px solid var(--cp-border);
      color: var(--cp-text-2);
      font-size: var(--cp-font-size-small);
      font-weight: var(--cp-weight-semibold);
    }
  }

  ${below('medium')} {
    @media screen {
      width: calc(${({ $columns }) => $columns} * max(${({ $columns }) => ($columns > 2 ? 46 : 50)}%, 144px));
    }

    tr {
      padding: var(--cp-space-8) var(--cp-space-12);
    }

    tbody th {
      position: sticky;
      inset-inline-start: var(--cp-space-12);
      justify-self: start;
    }
  }
`;

const dense = css`
  font-size: var(--cp-font-size-small);
  line-height: var(--cp-line-height-small);

  th,
  td {
    padding: var(--cp-space-4) var(--cp-space-12) var(--cp-space-4) 0;
    overflow-wrap: anywhere;
  }
`;

const Table = styled.table<{ $columns: number; $scrolls: boolean; $dense: boolean }>`
  table-layout: fixed;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--cp-space-12);
    border-bottom: 1px solid var(--cp-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
    font-weight: var(--cp-weight-regular);
  }

  thead th {
    font-weight: var(--cp-weight-semibold);
  }

  tbody th {
    font-weight: var(--cp-weight-medium);
  }

  [data-same] td {
    color: var(--cp-text-3);
  }

  ${({ $dense }) => $dense && dense}
  ${below('medium')} {
    ${stacked}
  }
  ${({ $scrolls }) => ($scrolls ? scrolling : wideFacts)}
`;

const Mark = styled.span<{ $yes: boolean }>`
  display: inline-flex;
  color: ${({ $yes }) => ($yes ? 'var(--cp-success)' : 'var(--cp-text-3)')};
`;

/** Written out: a table that is laid out as a grid loses its own roles in some browsers. */
const roles = { group: { role: 'rowgroup' }, cell: { role: 'cell' } } as const;

/** A few things side by side, fact by fact. */
export function ComparisonTable<Id extends string | number>({
  label,
  columns,
  rows,
  rowTitle = 'Feature',
  narrow = 'stack',
  dense: isDense = false,
}: ComparisonTableProps<Id>): ReactNode {
  const id = useId();
  const show = (value: ReactNode) =>
    typeof value === 'boolean' ? (
      <Mark $yes={value}>
        <Icon name={value ? 'check' : 'minus'} size={20} label={value ? 'Included' : 'Not included'} />
      </Mark>
    ) : (
      value
    );
  const table = (
    <Table role="table" aria-labelledby={id} $columns={columns.length} $scrolls={narrow === 'scroll'} $dense={isDense}>
      <HiddenText as="caption" id={id}>
        {label}
      </HiddenText>
      <thead {...roles.group}>
        <tr role="row" data-people>
          <th role="columnheader" scope="col">
            {rowTitle}
          </th>
          {columns.map((column) => (
            <th key={column.id} role="columnheader" scope="col">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr key={row.label} role="row" data-same={row.isSame || undefined}>
            <th role="rowheader" scope="row">
              {row.label}
            </th>
            {columns.map((column) => (
              <td key={column.id} {...roles.cell}>
                {show(row.values[column.id])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  if (narrow === 'stack') return table;
  return (
    // Scrolls, so it takes the focus: arrow keys reach what is out of view.
    <Scroll role="region" aria-labelledby={id} tabIndex={0}>
      {table}
    </Scroll>
  );
}
