import type { AdminUser } from '@counterpart/api/contract';
import { Badge, type BadgeTone } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { DataTable, type DataTableColumn } from '@counterpart/design-system/data-table';
import { VisuallyHidden } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { userLocation, userTypeLabels } from './user-list';
import { isUserColumn, type UserOrder } from './user-order';

const tones: Readonly<Record<AdminUser['userType'], BadgeTone>> = { client: 'neutral', accountant: 'info', admin: 'warning' };

/** Long addresses break, so that the table fits a small window. */
const Address = styled.span`
  display: block;
  min-inline-size: 11rem;
  overflow-wrap: anywhere;
`;

const Below = styled(Text)`
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    display: none;
  }
`;

/** On a phone the address stands below the name, so that Edit stays in sight. */
function NameCell({ user }: { readonly user: AdminUser }): ReactNode {
  return (
    <>
      <Text as="strong" weight="medium">
        {user.firstName} {user.lastName}
      </Text>
      <Below size="small" tone="muted">
        {user.email}
      </Below>
    </>
  );
}

interface Props {
  /** In the order to show. */
  readonly users: readonly AdminUser[];
  readonly order: UserOrder | null;
  readonly onOrderChange: (order: UserOrder | null) => void;
  readonly onEdit: (user: AdminUser) => void;
}

/** Name, Email, Type, Location, Edit (B §2.4). Loaded apart, because the table is heavy. */
export function UserTable({ users, order, onOrderChange, onEdit }: Props): ReactNode {
  const columns: readonly DataTableColumn<AdminUser>[] = [
    { id: 'name', title: 'Name', sortable: true, render: (user) => <NameCell user={user} /> },
    { id: 'email', title: 'Email', sortable: true, from: 'small', render: ({ email }) => <Address>{email}</Address> },
    { id: 'type', title: 'Type', sortable: true, width: 124, render: ({ userType }) => <Badge tone={tones[userType]}>{userTypeLabels[userType]}</Badge> },
    { id: 'location', title: 'Location', sortable: true, width: 176, from: 'medium', render: (user) => userLocation(user) },
    {
      id: 'actions',
      title: 'Actions',
      align: 'end',
      width: 92,
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
      onSortChange={(sort) => onOrderChange(sort && isUserColumn(sort.columnId) ? { columnId: sort.columnId, direction: sort.direction } : null)}
    />
  );
}
