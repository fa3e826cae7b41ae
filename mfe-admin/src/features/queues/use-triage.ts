import type { QueueName } from '@counterpart/api/contract';
import { apiKey, isApiError, useAct, type ApiClient } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';

/** Sends what an administrator does with an item, says how it went, and reads the queue again. */
export interface Triage {
  readonly pending: boolean;
  /**
   * Returns true when it was done. A refusal shows a toast and fetches the queue again: another user may have been
   * faster.
   */
  run(work: (api: ApiClient) => Promise<unknown>, done: string): Promise<boolean>;
}

/** Fetches a queue again, and what is shown of one of its items. */
export function useReadAgain(queue: QueueName): (itemId: number) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const queueKey = apiKey('/api/admin/queues/{queue}', { path: { queue } });
  return (itemId) =>
    mutate(
      (key) =>
        typeof key === 'string' &&
        (key.startsWith(queueKey) ||
          key === apiKey('/api/admin/queues') ||
          key === apiKey('/api/admin/stats') ||
          (key.startsWith('/api/admin/') && key.endsWith(`/${itemId}`))),
    );
}

/** Title of the toast of a refusal. */
export const refusalTitle = (error: unknown): string =>
  isApiError(error) && error.status === 409 ? 'Someone got there first' : 'This could not be saved';

/** @param onDecided called when an item was decided, so that the next one is shown */
export function useTriage(queue: QueueName, itemId: number, onDecided?: () => void): Triage {
  const { pending, run } = useAct();
  const readAgain = useReadAgain(queue);

  return {
    pending,
    run: (work, done) =>
      run(
        async (api) => {
          await work(api);
          onDecided?.();
        },
        {
          done,
          failed: refusalTitle,
          after: () => readAgain(itemId),
        },
      ),
  };
}
