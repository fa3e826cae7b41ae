import type { User } from '@counterpart/api/contract';
import { apiKey, errorSentence, useHost, useSession, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

interface AvatarActions {
  readonly pending: boolean;
  upload(file: File): Promise<void>;
  remove(): Promise<void>;
}

/** Gives the signed-in person a picture or takes it away; header and public page follow. A failure is a toast. */
export function useAvatar(): AvatarActions {
  const { api } = useHost();
  const { setUser } = useSession();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState(false);

  const fail = (sentence: string) =>
    showToast({ title: 'Error updating profile', description: sentence, tone: 'destructive' });
  const change = async (call: () => Promise<User>) => {
    setPending(true);
    try {
      const user = await call();
      setUser(user);
      showToast({ title: 'Profile updated', tone: 'success' });
      if (user.userType === 'accountant') void mutate(apiKey('/api/accountants/{id}', { path: { id: user.id } }));
    } catch (error) {
      fail(errorSentence(error));
    } finally {
      setPending(false);
    }
  };

  return {
    pending,
    upload: async (file) => {
      const body = new FormData();
      body.append('file', file);
      await change(() => api.send('post', '/api/users/avatar', { body }));
    },
    remove: () => change(() => api.send('delete', '/api/users/avatar')),
  };
}
