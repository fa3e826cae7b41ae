import type { AdminUser } from '@counterpart/api/contract';
import { apiKey, errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { userBody, type UserValues } from './user-form';

/**
 * Saves a user's details.
 * @returns `save` answers whether they were stored; when they were not, the server's sentence was shown
 */
export function useUpdateUser(user: AdminUser) {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [isSaving, setIsSaving] = useState(false);

  async function save(values: UserValues): Promise<boolean> {
    setIsSaving(true);
    try {
      const saved = await api.send('put', '/api/admin/users/{id}', { path: { id: user.id }, body: userBody(values) });
      await mutate<AdminUser[]>(apiKey('/api/admin/users'), (users) => users?.map((other) => (other.id === saved.id ? saved : other)));
      void mutate(apiKey('/api/admin/stats'));
      showToast({ title: 'User updated', description: `${saved.firstName} ${saved.lastName}`, tone: 'success' });
      return true;
    } catch (error) {
      showToast({ title: 'Error updating user', description: errorSentence(error), tone: 'destructive' });
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  return { save, isSaving };
}
