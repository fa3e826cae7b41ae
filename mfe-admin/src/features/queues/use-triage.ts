import type { QueueName } from '@counterpart/api/contract';
import { apiKey, errorSentence, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

/** Sends what an administrator does with an item, says how it went, and reads the queue again. */
export interface Triage {
  readonly pending: boolean;
  /**
   * Returns true when it was done. A refusal shows a toast and fetches the queue again: another user may have been
   * faster.
   */
  run(work: () => Promise<unknown>, done: string): Promise<boolean>;
}

/** @param onDecided called when an item was decided, so that the next one is shown */
export function useTriage(queue: QueueName, itemId: number, onDecided?: () => void): Triage {
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState(false);

  const readAgain = async () => {
    const queueKey = apiKey('/api/admin/queues/{queue}', { path: { queue } });
    await mutate(
      (key) =>
        typeof key === 'string' &&
        (key.startsWith(queueKey) ||
          key === apiKey('/api/admin/queues') ||
          key === apiKey('/api/admin/stats') ||
          (key.startsWith('/api/admin/') && key.endsWith(`/${itemId}`))),
    ).catch(() => undefined);
  };

  return {
    pending,
    async run(work, done) {
      setPending(true);
      try {
        await work();
        showToast({ title: done, tone: 'success' });
        onDecided?.();
        return true;
      } catch (error) {
        const isLate = error instanceof Error && 'status' in error && error.status === 409;
        showToast({
          title: isLate ? 'Someone got there first' : 'This could not be saved',
          description: errorSentence(error),
          tone: 'destructive',
        });
        return false;
      } finally {
        setPending(false);
        await readAgain();
      }
    },
  };
}
