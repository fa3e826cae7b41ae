import type { AdminUser } from '@counterpart/api/contract';
import { useAct } from '@counterpart/shell/sdk';
import { useRefreshUsers } from './use-refresh-users';

type Action = 'suspend' | 'restore';
type Named = Pick<AdminUser, 'id' | 'firstName' | 'lastName'>;

const titles: Readonly<Record<Action, string>> = { suspend: 'suspended', restore: 'restored' };
const opposites: Readonly<Record<Action, Action>> = { suspend: 'restore', restore: 'suspend' };

const people = (users: readonly Named[]): string =>
  users.length === 1 ? `${users[0]?.firstName ?? ''} ${users[0]?.lastName ?? ''}` : `${users.length} users`;

/**
 * Suspends or restores users; the toast says what was done and offers to undo it for exactly those whom it changed.
 * @returns whether the API took it
 */
export function useSuspension() {
  const refresh = useRefreshUsers();
  const { run } = useAct();

  return function change(action: Action, users: readonly Named[], reason: string): Promise<boolean> {
    return run(
      async (api) => {
        const body = { action, ids: users.map(({ id }) => id), reason };
        const { changed, refused } = await api.send('post', '/api/admin/users/bulk', { body });
        await refresh();
        const sentences = refused.map(
          ({ id, sentence }) => `${people(users.filter((user) => user.id === id))}: ${sentence}`,
        );
        return { changed: users.filter(({ id }) => changed.includes(id)), refusals: sentences.join(' ') };
      },
      {
        done: ({ changed, refusals }) =>
          changed.length > 0
            ? {
                title: `${people(changed)} ${titles[action]}`,
                ...(refusals && { description: refusals }),
                action: { label: 'Undo', onSelect: () => void change(opposites[action], changed, 'Done by mistake') },
              }
            : {
                title: 'No users were changed',
                description: refusals || `Already ${titles[action]}.`,
                tone: refusals ? 'destructive' : 'info',
              },
        failed: 'Error updating user',
      },
    );
  };
}
