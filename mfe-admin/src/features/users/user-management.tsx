import { limits, type AdminUser } from '@counterpart/api/contract';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Button } from '@counterpart/design-system/button';
import { Pagination } from '@counterpart/design-system/pagination';
import { SearchBar } from '@counterpart/design-system/search-bar';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { EditUserDialog } from './edit-user-dialog';
import { searchUsers } from './user-list';
import { orderUsers } from './user-order';
import { useUserView } from './use-user-view';

const UserTable = lazy(async () => ({ default: (await import('./user-table')).UserTable }));
const pageSize = 25;

const SearchBox = styled.div`
  width: 100%;
  ${from('small')} {
    width: 22rem;
  }
`;

/** Search, table, pages and the Edit User dialog. What is set stands in the address. */
export function UserManagement(): ReactNode {
  const headingId = useId();
  const { data: users, error, mutate } = useApi('/api/admin/users');
  const view = useUserView();
  const found = users && searchUsers(users, view.search);
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Inline gap={16} justify="between">
        <Inline gap={12} align="baseline">
          <Heading level={2} id={headingId}>
            User Management
          </Heading>
          <Text as="span" size="small" tone="subtle" tabular role="status">
            {found ? `${found.length.toLocaleString('en-US')} ${found.length === 1 ? 'user' : 'users'}` : ''}
          </Text>
        </Inline>
        <SearchBox>
          <SearchBar
            label="Search users"
            placeholder="Search by name or email"
            value={view.search}
            onChange={(text) => view.setSearch(text.slice(0, limits.search.queryMax))}
          />
        </SearchBox>
      </Inline>
      {found ? (
        <FoundUsers users={found} view={view} />
      ) : error ? (
        <ErrorState
          headingLevel={3}
          title="The users could not be loaded"
          description={error.sentence}
          onRetry={() => void mutate()}
        />
      ) : (
        <LoadingRows />
      )}
    </Stack>
  );
}

function FoundUsers({
  users,
  view,
}: {
  readonly users: readonly AdminUser[];
  readonly view: ReturnType<typeof useUserView>;
}): ReactNode {
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const page = Math.min(view.page, Math.max(1, Math.ceil(users.length / pageSize)));
  if (users.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="No users found"
        description="Nobody's name or email holds what you typed."
        illustration="people"
        action={<Button onClick={() => view.setSearch('')}>Clear Search</Button>}
      />
    );
  }
  return (
    <>
      <Suspense fallback={<LoadingRows />}>
        <UserTable
          users={orderUsers(users, view.order).slice((page - 1) * pageSize, page * pageSize)}
          order={view.order}
          onOrderChange={view.setOrder}
          onEdit={setEdited}
        />
      </Suspense>
      <Pagination
        label="Pages of users"
        page={page}
        pageSize={pageSize}
        total={users.length}
        onPageChange={view.setPage}
      />
      {edited && <EditUserDialog key={edited.id} user={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function LoadingRows(): ReactNode {
  return (
    <SkeletonGroup label="Loading users">
      <Stack gap={8}>
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} shape="block" height={48} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
