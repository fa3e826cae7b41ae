import type { AdminUser, UserSearchPage } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { peoplePicture } from '@counterpart/design-system/pictures/people';
import { SkeletonGroup, SkeletonRows } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { lazyPart, useAct, useSession } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { ActivityDrawer } from './activity-drawer';
import { EditUserDialog } from './edit-user-dialog';
import { SuspendDialog } from './suspend-dialog';
import { useSuspension } from './use-suspension';
import type { useUserView } from './use-user-view';
import type { UserActions } from './user-actions';

const UserTable = lazyPart(async () => (await import('./user-table')).UserTable, {
  name: 'the table',
  loading: (
    <SkeletonGroup label="Loading users">
      <SkeletonRows count={8} height={48} />
    </SkeletonGroup>
  ),
});

interface Props {
  readonly page: UserSearchPage;
  readonly loading: boolean;
  readonly view: ReturnType<typeof useUserView>;
}

/** The users found: a table, pages, and the dialogs that its rows open. */
export function FoundUsers({ page: { users, total, page, pageSize }, loading, view }: Props): ReactNode {
  const { user: viewer } = useSession();
  const { run } = useAct();
  const change = useSuspension();
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const [watched, setWatched] = useState<AdminUser | null>(null);
  const [suspended, setSuspended] = useState<readonly AdminUser[]>([]);
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const chosen = users.filter(({ id }) => chosenIds.includes(id));

  const actions: UserActions = {
    onEdit: setEdited,
    onActivity: setWatched,
    onSuspend: setSuspended,
    onRestore: (restored) => void change('restore', restored, ''),
    onInviteAgain: ({ id, email }) =>
      void run((api) => api.send('post', '/api/admin/users/{id}/invitation', { path: { id } }), {
        done: () => ({ title: 'Invitation sent', description: email }),
        failed: 'Error sending invitation',
      }),
    ownId: viewer?.id,
  };

  if (users.length === 0 && !loading) {
    return (
      <EmptyState
        headingLevel={3}
        title="No users found"
        description="No name or email matches what you typed."
        illustration={peoplePicture}
        action={<Button onClick={view.clear}>Clear Search</Button>}
      />
    );
  }
  return (
    <>
      {chosen.length > 0 && (
        <Inline gap={8} role="group" aria-label="Chosen users">
          <Text as="span" size="small" weight="medium">{`${chosen.length} chosen`}</Text>
          <Button size="small" variant="secondary" icon="lock" onClick={() => setSuspended(chosen)}>
            Suspend
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon="refresh"
            onClick={() => {
              actions.onRestore(chosen);
              setChosenIds([]);
            }}
          >
            Restore
          </Button>
        </Inline>
      )}
      <UserTable
        users={users}
        loading={loading}
        order={view.order}
        onOrderChange={view.setOrder}
        chosen={chosen.map(({ id }) => id)}
        onChosenChange={setChosenIds}
        actions={actions}
      />
      <Pagination label="Pages of users" page={page} pageSize={pageSize} total={total} onPageChange={view.setPage} />
      {edited && <EditUserDialog key={edited.id} user={edited} onClose={() => setEdited(null)} />}
      {watched && <ActivityDrawer user={watched} onClose={() => setWatched(null)} />}
      {suspended.length > 0 && (
        <SuspendDialog
          users={suspended}
          onClose={() => setSuspended([])}
          onDone={() => {
            setSuspended([]);
            setChosenIds([]);
          }}
        />
      )}
    </>
  );
}
