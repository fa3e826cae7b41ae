import { fullName, type AdminUser } from '@counterpart/api/contract';
import { errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useRefreshUsers } from './use-refresh-users';
import { userBody, type UserValues } from './user-form';

/**
 * Saves a user's details.
 * @returns `save` answers whether they were stored; when they were not, `failure` is the server's sentence
 */
export function useUpdateUser(user: AdminUser) {
  const { api } = useHost();
  const refresh = useRefreshUsers();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);

  async function save(values: UserValues): Promise<boolean> {
    setFailure(null);
    try {
      const saved = await api.send('put', '/api/admin/users/{id}', { path: { id: user.id }, body: userBody(values) });
      await refresh();
      showToast({ title: 'User updated', description: fullName(saved), tone: 'success' });
      return true;
    } catch (error) {
      setFailure(errorSentence(error));
      showToast({ title: 'Error updating user', description: errorSentence(error), tone: 'destructive' });
      return false;
    }
  }

  return { save, failure };
}
