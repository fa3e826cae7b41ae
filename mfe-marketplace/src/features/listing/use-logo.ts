import type { Professional } from '@counterpart/api/contract';
import { apiKey, errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

interface LogoChanges {
  readonly pending: boolean;
  upload(file: File): Promise<void>;
  remove(): Promise<void>;
}

/** Changes the logo of the signed-in professional's profile. Never rejects: a failure is a toast. */
export function useLogo(professionalId: number): LogoChanges {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState(false);

  async function change(send: () => Promise<Professional>, done: string, failed: string): Promise<void> {
    setPending(true);
    try {
      await mutate(apiKey('/api/accountants/{id}', { path: { id: professionalId } }), send(), { revalidate: false });
      showToast({ title: done, tone: 'success' });
    } catch (error) {
      showToast({ title: failed, description: errorSentence(error), tone: 'destructive' });
    } finally {
      setPending(false);
    }
  }

  return {
    pending,
    upload: (file) => {
      const body = new FormData();
      body.set('file', file);
      return change(
        () => api.send('post', '/api/accountants/profile/logo', { body }),
        'Logo saved',
        'Error saving logo',
      );
    },
    remove: () =>
      change(() => api.send('delete', '/api/accountants/profile/logo'), 'Logo removed', 'Error removing logo'),
  };
}
