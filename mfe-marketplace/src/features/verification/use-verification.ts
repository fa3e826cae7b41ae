import type { Verification } from '@counterpart/api/contract';
import { apiKey, useAct, useApi, type ApiClient, type ApiError } from '@counterpart/shell/sdk';
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
  const { mutate } = useSWRConfig();
  const { run } = useAct();
  const change = (send: (api: ApiClient) => Promise<unknown>, failed: string, done = '') =>
    run(send, { done, failed, after: () => mutate(apiKey('/api/verification')) });

  return {
    upload: (file) => {
      const body = new FormData();
      body.set('file', file);
      return change((api) => api.send('post', '/api/verification/documents', { body }), 'Error adding document');
    },
    remove: (id) =>
      change(
        (api) => api.send('delete', '/api/verification/documents/{id}', { path: { id } }),
        'Error removing document',
      ),
    submit: (values) =>
      change(
        (api) =>
          api.send('post', '/api/verification', {
            body: { licenceNumber: values.licenceNumber.trim(), issuer: values.issuer.trim(), state: values.state },
          }),
        'Error requesting verification',
        'Verification requested',
      ),
    withdraw: () =>
      change((api) => api.send('delete', '/api/verification'), 'Error withdrawing request', 'Request withdrawn'),
  };
}
