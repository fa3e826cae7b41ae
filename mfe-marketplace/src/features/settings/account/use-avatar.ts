import type { User } from '@counterpart/api/contract';
import { apiKey, useAct, useSession, type ApiClient } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';

interface AvatarActions {
  readonly pending: boolean;
  upload(file: File): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** Gives the signed-in person a picture or takes it away; header and public page follow. A failure is a toast. */
export function useAvatar(): AvatarActions {
  const { setUser } = useSession();
  const { mutate } = useSWRConfig();
  const { pending, run } = useAct();

  const change = (call: (api: ApiClient) => Promise<User>) =>
    run(
      async (api) => {
        const user = await call(api);
        setUser(user);
        if (user.userType === 'accountant') void mutate(apiKey('/api/accountants/{id}', { path: { id: user.id } }));
      },
      { done: 'Profile updated', failed: 'Error updating profile' },
    );

  return {
    pending,
    upload: (file) => {
      const body = new FormData();
      body.append('file', file);
      return change((api) => api.send('post', '/api/users/avatar', { body }));
    },
    remove: () => change((api) => api.send('delete', '/api/users/avatar')),
  };
}
