import type { Message } from '@counterpart/api/contract';
import { useSWRConfig } from 'swr';
import { threadKey } from './conversation-keys';
import { markedReadBy } from './read-by';

/**
 * Marks what a person received as read in the cached thread. A change makes swr drop the response that is on its way,
 * without which a thread that is being opened would never finish loading: it is then requested again.
 */
export function useThreadRead(): (otherUserId: number, readerId: number, readAt: string) => void {
  const { cache, mutate } = useSWRConfig();
  return (otherUserId, readerId, readAt) => {
    const key = threadKey(otherUserId);
    const thread = cache.get(key);
    const isOnItsWay = thread?.data === undefined || thread.isValidating === true;
    const read = (messages: readonly Message[] | undefined) => messages?.map(markedReadBy(readerId, readAt));
    void mutate(key, read, { revalidate: isOnItsWay });
  };
}
