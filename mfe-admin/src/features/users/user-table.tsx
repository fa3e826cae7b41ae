import type { AdminUser } from '@counterpart/api/contract';
import { DataTable, type DataTableColumn } from '@counterpart/design-system/data-table';
import type { ReactNode } from 'react';
import { UserRowActions, type UserActions } from './user-actions';
import { NameCell, UserTypeBadge } from './user-cells';
import { userLocation } from './user-list';
import { isUserColumn, type UserOrder } from './user-order';

interface Props {
  /** In the order to show. */
  readonly users: readonly AdminUser[];
  readonly loading: boolean;
  readonly order: UserOrder | null;
  readonly onOrderChange: (order: UserOrder | null) => void;
  readonly chosen: readonly number[];
  readonly onChosenChange: (ids: readonly number[]) => void;
  readonly actions: UserActions;
}

/** Name, Email, Type, Location, Edit. Loaded apart, because the table is heavy. */
export function UserTable({ users, loading, order, onOrderChange, chosen, onChosenChange, actions }: Props): ReactNode {
  const columns: readonly DataTableColumn<AdminUser>[] = [
    { id: 'name', title: 'Name', sortable: true, render: (user) => <NameCell user={user} /> },
    { id: 'email', title: 'Email', sortable: true, from: 'wide', render: ({ email }) => email },
    {
      id: 'type',
      title: 'Type',
      sortable: true,
      from: 'small',
      render: ({ userType }) => <UserTypeBadge type={userType} />,
    },
    { id: 'location', title: 'Location', sortable: true, from: 'wide', render: (user) => userLocation(user) },
    {
      id: 'actions',
      title: 'Actions',
      align: 'end',
      render: (user) => <UserRowActions user={user} actions={actions} />,
    },
  ];
  return (
    <DataTable
      label="Users"
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      loading={loading}
      sort={order}
      onSortChange={(sort) =>
        onOrderChange(
          sort && isUserColumn(sort.columnId) ? { columnId: sort.columnId, direction: sort.direction } : null,
        )
      }
      selectedKeys={chosen}
      onSelectionChange={(keys) => onChosenChange(keys.map(Number))}
    />
  );
}
