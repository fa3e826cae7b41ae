import type { UserCard } from '@counterpart/api/contract';
import { apiKey, errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
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
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState(false);

  async function act(work: () => Promise<unknown>, done: string, failed: string): Promise<boolean> {
    setPending(true);
    try {
      await work();
      await Promise.all([
        mutate(apiKey('/api/conversations/{otherUserId}', { path: { otherUserId: id } })),
        mutate(isConversationsKey),
        mutate(isThreadKey),
      ]);
      showToast({ title: done, tone: 'success' });
      return true;
    } catch (error) {
      showToast({ title: failed, description: errorSentence(error), tone: 'destructive' });
      return false;
    } finally {
      setPending(false);
    }
  }

  const path = { otherUserId: id };
  return {
    pending,
    accept: () =>
      act(
        () => api.send('post', '/api/conversations/{otherUserId}/accept', { path }),
        `You are connected with ${firstName}`,
        'The request could not be accepted',
      ),
    decline: (reason) =>
      act(
        () => api.send('post', '/api/conversations/{otherUserId}/decline', { path, body: { reason } }),
        'Request declined',
        'The request could not be declined',
      ),
    block: () =>
      act(
        () => api.send('put', '/api/blocks/{id}', { path: { id } }),
        `${firstName} is blocked`,
        `${firstName} could not be blocked`,
      ),
    unblock: () =>
      act(
        () => api.send('delete', '/api/blocks/{id}', { path: { id } }),
        `${firstName} can write to you again`,
        `${firstName} could not be unblocked`,
      ),
  };
}
