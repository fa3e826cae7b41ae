import type { Message } from '@counterpart/api/contract';
import { useSWRConfig } from 'swr';
import { threadKey } from '../conversation-keys';

/**
 * Changes the messages of a cached thread. A change makes swr drop the response that is on its way, without which a
 * thread that is being opened would never finish loading: it is then requested again.
 */
export function useThreadChange(): (otherUserId: number, change: (message: Message) => Message) => void {
  const { cache, mutate } = useSWRConfig();
  return (otherUserId, change) => {
    const key = threadKey(otherUserId);
    const thread = cache.get(key);
    const isOnItsWay = thread?.data === undefined || thread.isValidating === true;
    const changed = (messages: readonly Message[] | undefined) => messages?.map(change);
    void mutate(key, changed, { revalidate: isOnItsWay });
  };
}
