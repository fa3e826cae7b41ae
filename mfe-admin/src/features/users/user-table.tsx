import type { AdminUser } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { DataTable, type DataTableColumn } from '@counterpart/design-system/data-table';
import { VisuallyHidden } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { NameCell, UserTypeBadge } from './user-cells';
import { userLocation } from './user-list';
import { isUserColumn, type UserOrder } from './user-order';

interface Props {
  /** In the order to show. */
  readonly users: readonly AdminUser[];
  readonly order: UserOrder | null;
  readonly onOrderChange: (order: UserOrder | null) => void;
  readonly onEdit: (user: AdminUser) => void;
}

/** Name, Email, Type, Location, Edit. Loaded apart, because the table is heavy. */
export function UserTable({ users, order, onOrderChange, onEdit }: Props): ReactNode {
  const columns: readonly DataTableColumn<AdminUser>[] = [
    { id: 'name', title: 'Name', sortable: true, render: (user) => <NameCell user={user} /> },
    { id: 'email', title: 'Email', sortable: true, from: 'large', render: ({ email }) => email },
    {
      id: 'type',
      title: 'Type',
      sortable: true,
      from: 'small',
      render: ({ userType }) => <UserTypeBadge type={userType} />,
    },
    { id: 'location', title: 'Location', sortable: true, from: 'large', render: (user) => userLocation(user) },
    {
      id: 'actions',
      title: 'Actions',
      align: 'end',
      render: (user) => (
        <Button variant="ghost" size="small" onClick={() => onEdit(user)}>
          Edit
          <VisuallyHidden>
            {' '}
            {user.firstName} {user.lastName}
          </VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label="Users"
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      sort={order}
      onSortChange={(sort) =>
        onOrderChange(
          sort && isUserColumn(sort.columnId) ? { columnId: sort.columnId, direction: sort.direction } : null,
        )
      }
    />
  );
}
