import type { AdminUser } from '@counterpart/api/contract';
import { errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
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
  const { api } = useHost();
  const refresh = useRefreshUsers();
  const showToast = useToast();

  return async function change(action: Action, users: readonly Named[], reason: string): Promise<boolean> {
    try {
      const body = { action, ids: users.map(({ id }) => id), reason };
      const { changed, refused } = await api.send('post', '/api/admin/users/bulk', { body });
      await refresh();
      const done = users.filter(({ id }) => changed.includes(id));
      const sentences = refused.map(
        ({ id, sentence }) => `${people(users.filter((user) => user.id === id))}: ${sentence}`,
      );
      const undo = {
        label: 'Undo',
        onSelect: () => void change(opposites[action], done, 'Done by mistake'),
      };
      if (done.length > 0)
        showToast({
          title: `${people(done)} ${titles[action]}`,
          ...(sentences.length > 0 && { description: sentences.join(' ') }),
          tone: 'success',
          action: undo,
        });
      else
        showToast({
          title: 'No users were changed',
          description: sentences.join(' ') || `Already ${titles[action]}.`,
          tone: sentences.length > 0 ? 'destructive' : 'info',
        });
      return true;
    } catch (error) {
      showToast({ title: 'Error updating user', description: errorSentence(error), tone: 'destructive' });
      return false;
    }
  };
}
