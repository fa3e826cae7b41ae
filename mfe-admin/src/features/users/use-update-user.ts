import { fullName, type AdminUser } from '@counterpart/api/contract';
import { useAct } from '@counterpart/shell/sdk';
import { useRefreshUsers } from './use-refresh-users';
import { userBody, type UserValues } from './user-form';

/**
 * Saves a user's details.
 * @returns `save` answers whether they were stored; when they were not, `failure` is the server's sentence
 */
export function useUpdateUser(user: AdminUser) {
  const refresh = useRefreshUsers();
  const { run, failure } = useAct();

  const save = (values: UserValues): Promise<boolean> =>
    run(
      async (api) => {
        const saved = await api.send('put', '/api/admin/users/{id}', { path: { id: user.id }, body: userBody(values) });
        await refresh();
        return saved;
      },
      {
        done: (saved) => ({ title: 'User updated', description: fullName(saved) }),
        failed: 'Error updating user',
      },
    );

  return { save, failure };
}
