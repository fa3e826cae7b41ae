import { Table, type TableColumnType } from 'antd';
import type { Key, ReactNode } from 'react';
import styled from 'styled-components';
import { AntdProvider, type AntdSheet } from '../../internal/antd-provider';
import { antdTableCss } from '../../internal/antd-table.generated';
import { HiddenText } from '../../internal/hidden-text';
import type { Breakpoint } from '../../tokens/scale';
import { Icon } from '../icon/icon';

const sheet: AntdSheet = { name: 'table', css: antdTableCss };

export interface DataTableColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** Lets the heading change the order; see `onSortChange`. */
  readonly sortable?: boolean;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
  /** CSS pixels. */
  readonly width?: number;
  /** Left out on windows narrower than this. */
  readonly from?: Breakpoint;
}

export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** Caption for screen readers. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, in the order to show. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  /** Rows are being fetched; the old ones stay visible. */
  readonly loading?: boolean;
  readonly sort?: TableSort | null;
  /** A heading was pressed; `null` is the usual order. The owner orders the rows. */
  readonly onSortChange?: (sort: TableSort | null) => void;
  /** The chosen rows; together with `onSelectionChange` shows check boxes. */
  readonly selectedKeys?: readonly Key[];
  readonly onSelectionChange?: (keys: Key[]) => void;
  /** In place of rows when there are none. */
  readonly empty?: ReactNode;
}

const screens: Record<Breakpoint, 'sm' | 'md' | 'lg' | 'xl'> = { small: 'sm', medium: 'md', large: 'lg', wide: 'xl' };
const orders = { ascending: 'ascend', descending: 'descend' } as const;

const Frame = styled.div`
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
  font-variant-numeric: tabular-nums;

  @media screen {
    overflow: hidden;

    /* Not antd's own scrolling: its hidden measuring row would hold check boxes that can be focused. */
    && .ant-table-content {
      overflow-x: auto;
    }

    && table {
      min-width: max-content;
    }
  }

  /* Without rows, what stands in their place wraps, and is no fainter than elsewhere. */
  && table:has(.ant-table-placeholder) {
    min-width: 0;
  }

  && tbody > tr.ant-table-placeholder {
    color: inherit;
  }

  /* A thumb hits the cell around a check box too. */
  && .ant-checkbox-wrapper {
    position: relative;
  }

  && .ant-checkbox-wrapper::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--cp-space-12));
  }

  /* 44 px for a row of one line. */
  && tbody > tr > td {
    height: 44px;
    padding-block: var(--cp-space-4);
  }

  && th,
  && td button {
    white-space: nowrap;
  }

  /* The arrow stands beside its words, on whichever side they are. */
  && .ant-table-column-sorters {
    justify-content: start;
    gap: var(--cp-space-8);
  }

  && .ant-table-column-title {
    flex: none;
  }

  && th[style*='end'] .ant-table-column-sorters {
    justify-content: end;
  }

  && tbody > tr:last-child > td {
    border-bottom: 0;
  }

  && .ant-table-column-has-sorters:focus-visible {
    outline: 2px solid var(--cp-primary);
    outline-offset: -2px;
  }
`;

/** Rows and columns to sort, choose and act on. Stands on antd: load it lazily. */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  loading = false,
  sort = null,
  onSortChange,
  selectedKeys,
  onSelectionChange,
  empty = 'Nothing to show',
}: DataTableProps<Row>): ReactNode {
  const antdColumns = columns.map((column): TableColumnType<Row> => ({
    key: column.id,
    title: column.title,
    render: (_, row) => column.render(row),
    align: column.align ?? 'start',
    width: column.width,
    responsive: column.from && [screens[column.from]],
    sorter: column.sortable ?? false,
    sortOrder: sort?.columnId === column.id ? orders[sort.direction] : null,
    showSorterTooltip: false,
    sortIcon: ({ sortOrder }) => (
      <Icon
        name={sortOrder === 'ascend' ? 'chevron-up' : sortOrder === 'descend' ? 'chevron-down' : 'sort'}
        size={16}
      />
    ),
  }));
  return (
    <AntdProvider sheet={sheet}>
      <Frame>
        <Table<Row>
          columns={antdColumns}
          dataSource={[...rows]}
          rowKey={rowKey}
          loading={loading}
          pagination={false}
          caption={<HiddenText>{label}</HiddenText>}
          locale={{ emptyText: empty }}
          rowSelection={
            onSelectionChange && {
              selectedRowKeys: [...(selectedKeys ?? [])],
              onChange: (keys) => onSelectionChange(keys),
            }
          }
          onChange={(_pages, _filters, sorter) => {
            const chosen = Array.isArray(sorter) ? sorter[0] : sorter;
            if (!chosen) return;
            const { columnKey, order } = chosen;
            onSortChange?.(
              order
                ? { columnId: String(columnKey), direction: order === 'ascend' ? 'ascending' : 'descending' }
                : null,
            );
          }}
        />
      </Frame>
    </AntdProvider>
  );
}
