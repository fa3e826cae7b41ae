import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../../internal/media';
import { visuallyHidden } from '../../internal/styles';
import { Icon } from '../icon/icon';

export interface ComparisonColumn<Id extends string = string> {
  readonly id: Id;
  /** The thing compared: a plan's name, a person. */
  readonly title: ReactNode;
  /** Below the title: a price, a badge, a control. */
  readonly note?: ReactNode;
  /** Stands out, as the plan that most people choose. */
  readonly highlighted?: boolean;
}

/** `true` is a check mark, `false` a dash; anything else is shown as it is. */
export type ComparisonValue = boolean | ReactNode;

export interface ComparisonRow<Id extends string = string> {
  readonly id: string;
  readonly label: ReactNode;
  /** A quieter line below the label. */
  readonly help?: ReactNode;
  /** One for every column. */
  readonly values: Readonly<Record<Id, ComparisonValue>>;
}

export interface ComparisonGroup<Id extends string = string> {
  readonly id: string;
  /** Left out when all rows are of one kind. */
  readonly title?: string;
  readonly rows: readonly ComparisonRow<Id>[];
}

export interface ComparisonTableProps<Id extends string> {
  /** What is compared; for screen readers. For example 'Plans by feature'. */
  readonly label: string;
  /** Two to five. */
  readonly columns: readonly ComparisonColumn<Id>[];
  readonly groups: readonly ComparisonGroup<Id>[];
  /** The heading of the first column; default 'Feature'. */
  readonly rowTitle?: string;
  /** What a check mark says to screen readers; default 'Included'. */
  readonly yesLabel?: string;
  /** What a dash says to screen readers; default 'Not included'. */
  readonly noLabel?: string;
}

const Frame = styled.div`
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--cp-space-12) var(--cp-space-16);
    border-bottom: 1px solid var(--cp-border);
    min-width: 112px;
    text-align: center;
    vertical-align: middle;
  }

  tbody:last-child > tr:last-child > * {
    border-bottom: 0;
  }

  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-width: 132px;
    background: var(--cp-bg);
    text-align: start;
  }

  [data-highlighted] {
    background: var(--cp-primary-bg);
  }

  /* Three plans fit a phone. */
  ${below('small')} {
    font-size: var(--cp-font-size-small);

    th,
    td {
      min-width: 72px;
      padding: var(--cp-space-12) var(--cp-space-8);
    }

    th:first-child {
      min-width: 96px;
    }
  }
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;

const ColumnHead = styled.th`
  font-weight: var(--cp-weight-semibold);
`;

const Note = styled.div`
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-regular);
`;

const RowHead = styled.th`
  font-weight: var(--cp-weight-medium);
`;

const Help = styled.div`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-regular);
`;

const GroupHead = styled.th`
  &&&& {
    background: var(--cp-bg-subtle);
    color: var(--cp-text-2);
    font-size: var(--cp-font-size-small);
    font-weight: var(--cp-weight-semibold);
  }
`;

const Mark = styled.span<{ $yes: boolean }>`
  display: inline-flex;
  color: ${({ $yes }) => ($yes ? 'var(--cp-success)' : 'var(--cp-text-3)')};
`;

function Value({ value, yesLabel, noLabel }: { readonly value: ComparisonValue; readonly yesLabel: string; readonly noLabel: string }): ReactNode {
  if (typeof value !== 'boolean') return value;
  return (
    <Mark $yes={value}>
      <Icon name={value ? 'check' : 'minus'} size={20} label={value ? yesLabel : noLabel} />
    </Mark>
  );
}

/** A few things side by side, feature by feature. Narrow windows scroll it sideways; the features stay in view. */
export function ComparisonTable<Id extends string>({
  label,
  columns,
  groups,
  rowTitle = 'Feature',
  yesLabel = 'Included',
  noLabel = 'Not included',
}: ComparisonTableProps<Id>): ReactNode {
  const id = useId();
  return (
    // Scrolls, so it takes the focus: arrow keys reach what is out of view.
    <Frame role="region" aria-labelledby={id} tabIndex={0}>
      <Table>
        <Caption id={id}>{label}</Caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {columns.map((column) => (
              <ColumnHead key={column.id} scope="col" data-highlighted={column.highlighted || undefined}>
                {column.title}
                {column.note && <Note>{column.note}</Note>}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            {group.title && (
              <tr>
                <GroupHead scope="rowgroup" colSpan={columns.length + 1}>
                  {group.title}
                </GroupHead>
              </tr>
            )}
            {group.rows.map((row) => (
              <tr key={row.id}>
                <RowHead scope="row">
                  {row.label}
                  {row.help && <Help>{row.help}</Help>}
                </RowHead>
                {columns.map((column) => (
                  <td key={column.id} data-highlighted={column.highlighted || undefined}>
                    <Value value={row.values[column.id]} yesLabel={yesLabel} noLabel={noLabel} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Frame>
  );
}
