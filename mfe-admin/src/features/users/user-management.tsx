import { Button, DownloadButton } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { SkeletonRows } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import { useId, useState, type ReactNode } from 'react';
import { FoundUsers } from './found-users';
import { InviteUserDialog } from './invite-user-dialog';
import { useUserView } from './use-user-view';
import { UserFilters } from './user-filters';
import { writeOrder } from './user-order';

/** Search, filters, table, pages and what can be done with users. What is set stands in the URL. */
export function UserManagement(): ReactNode {
  const headingId = useId();
  const view = useUserView();
  const [isInviting, setIsInviting] = useState(false);
  const filter = {
    q: view.search.trim(),
    type: view.type ?? ('' as const),
    accountState: view.accountState ?? ('' as const),
  };
  const users = useApi(
    '/api/admin/users/search',
    { query: { ...filter, sort: writeOrder(view.order), page: view.page > 1 ? view.page : undefined } },
    { keepPreviousData: true },
  );
  const { data, isLoading } = users;
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Inline gap={12} justify="between">
        <Inline gap={12} align="baseline">
          <Heading level={2} id={headingId}>
            User Management
          </Heading>
          <Text as="span" size="small" tone="subtle" role="status">
            {data ? `${data.total.toLocaleString('en-US')} ${data.total === 1 ? 'user' : 'users'}` : ''}
          </Text>
        </Inline>
        <Inline gap={8}>
          <DownloadButton
            href={`/api/admin/users/export?${new URLSearchParams(filter).toString()}`}
            fileName="users.csv"
          />
          <Button size="small" icon="plus" onClick={() => setIsInviting(true)}>
            Add User
          </Button>
        </Inline>
      </Inline>
      <UserFilters view={view} />
      <Loaded of={users} name="the users" headingLevel={3} skeleton={<SkeletonRows count={8} height={48} />}>
        {(page) => <FoundUsers page={page} loading={isLoading} view={view} />}
      </Loaded>
      {isInviting && <InviteUserDialog onClose={() => setIsInviting(false)} />}
    </Stack>
  );
}
