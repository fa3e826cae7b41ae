import type { Professional } from '@counterpart/api/contract';
import { apiKey, useAct, type ApiClient } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';

interface LogoChanges {
  readonly pending: boolean;
  upload(file: File): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** Changes the logo of the signed-in professional's profile. Never rejects: a failure is a toast. */
export function useLogo(professionalId: number): LogoChanges {
  const { mutate } = useSWRConfig();
  const { pending, run } = useAct();
  const key = apiKey('/api/accountants/{id}', { path: { id: professionalId } });
  const change = (send: (api: ApiClient) => Promise<Professional>, done: string, failed: string) =>
    run((api) => mutate(key, send(api), { revalidate: false }), { done, failed });

  return {
    pending,
    upload: (file) => {
      const body = new FormData();
      body.set('file', file);
      return change(
        (api) => api.send('post', '/api/accountants/profile/logo', { body }),
        'Logo saved',
        'Error saving logo',
      );
    },
    remove: () =>
      change((api) => api.send('delete', '/api/accountants/profile/logo'), 'Logo removed', 'Error removing logo'),
  };
}
