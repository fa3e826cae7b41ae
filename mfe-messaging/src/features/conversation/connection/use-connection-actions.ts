import type { UserCard } from '@counterpart/api/contract';
import { apiKey, useAct, type ApiClient } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';
import { isConversationsKey, isThreadKey } from '../conversation-cache';

/** Actions on the other person. Each resolves to whether it was done; a toast says why not. */
export interface ConnectionActions {
  readonly pending: boolean;
  readonly accept: () => Promise<boolean>;
  readonly decline: (reason: string) => Promise<boolean>;
  readonly block: () => Promise<boolean>;
  readonly unblock: () => Promise<boolean>;
}

export function useConnectionActions({ id, firstName }: Pick<UserCard, 'id' | 'firstName'>): ConnectionActions {
  const { mutate } = useSWRConfig();
  const { pending, run } = useAct();

  const act = (send: (api: ApiClient) => Promise<unknown>, done: string, failed: string): Promise<boolean> =>
    run(
      async (api) => {
        await send(api);
        await Promise.all([
          mutate(apiKey('/api/conversations/{otherUserId}', { path: { otherUserId: id } })),
          mutate(isConversationsKey),
          mutate(isThreadKey),
        ]);
      },
      { done, failed },
    );

  const path = { otherUserId: id };
  return {
    pending,
    accept: () =>
      act(
        (api) => api.send('post', '/api/conversations/{otherUserId}/accept', { path }),
        `You are connected with ${firstName}`,
        'The request could not be accepted',
      ),
    decline: (reason) =>
      act(
        (api) => api.send('post', '/api/conversations/{otherUserId}/decline', { path, body: { reason } }),
        'Request declined',
        'The request could not be declined',
      ),
    block: () =>
      act(
        (api) => api.send('put', '/api/blocks/{id}', { path: { id } }),
        `${firstName} is blocked`,
        `${firstName} could not be blocked`,
      ),
    unblock: () =>
      act(
        (api) => api.send('delete', '/api/blocks/{id}', { path: { id } }),
        `${firstName} can message you again`,
        `${firstName} could not be unblocked`,
      ),
  };
}
