import type { Verification } from '@counterpart/api/contract';
import { apiKey, errorSentence, useApi, useHost, useToast, type ApiError } from '@counterpart/shell/sdk';
import { useSWRConfig, type SWRResponse } from 'swr';
import type { VerificationValues } from './verification-values';

/** Fetches the signed-in professional's verification. */
export function useVerification(): SWRResponse<Verification, ApiError> {
  return useApi('/api/verification');
}

export interface VerificationChanges {
  upload(file: File): Promise<boolean>;
  remove(documentId: number): Promise<boolean>;
  submit(values: VerificationValues): Promise<boolean>;
  withdraw(): Promise<boolean>;
}

/**
 * Actions on a professional's verification. Each resolves with true when the server took it, else with false after a
 * toast. None rejects.
 */
export function useVerificationChanges(): VerificationChanges {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();

  async function change(send: () => Promise<unknown>, failed: string, done?: string): Promise<boolean> {
    try {
      await send();
    } catch (error) {
      showToast({ title: failed, description: errorSentence(error), tone: 'destructive' });
      return false;
    }
    if (done) showToast({ title: done, tone: 'success' });
    await mutate(apiKey('/api/verification')).catch(() => undefined);
    return true;
  }

  return {
    upload: (file) => {
      const body = new FormData();
      body.set('file', file);
      return change(() => api.send('post', '/api/verification/documents', { body }), 'Error adding document');
    },
    remove: (id) =>
      change(() => api.send('delete', '/api/verification/documents/{id}', { path: { id } }), 'Error removing document'),
    submit: (values) =>
      change(
        () =>
          api.send('post', '/api/verification', {
            body: { licenceNumber: values.licenceNumber.trim(), issuer: values.issuer.trim(), state: values.state },
          }),
        'Error requesting verification',
        'Verification requested',
      ),
    withdraw: () =>
      change(() => api.send('delete', '/api/verification'), 'Error withdrawing request', 'Request withdrawn'),
  };
}
