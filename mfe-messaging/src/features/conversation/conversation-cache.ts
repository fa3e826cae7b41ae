import { apiKey } from '@counterpart/shell/sdk';
import type { useSWRConfig } from 'swr';
import type { StoredMessages } from './thread/stored-messages';

const conversationsKey = apiKey('/api/conversations');

/** True for the key of the list of conversations, whole or searched. */
export function isConversationsKey(key: unknown): boolean {
  return key === conversationsKey || (typeof key === 'string' && key.startsWith(`${conversationsKey}?`));
}

export const threadKey = (otherUserId: number) => apiKey('/api/messages/{otherUserId}', { path: { otherUserId } });

/** True for the key of any thread. */
export const isThreadKey = (key: unknown): boolean => typeof key === 'string' && key.startsWith('/api/messages/');

/** Cache of the server's responses, as `useSWRConfig` gives it. */
export type Responses = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/**
 * Changes the stored messages of a thread; they live in this cache and nowhere else. A response that is on its way may
 * not have the change: swr drops it, and `useThread` requests another. A thread that could not be loaded is requested
 * again, too.
 */
export function changeThread(
  { cache, mutate }: Responses,
  otherUserId: number,
  change: (messages: StoredMessages) => StoredMessages,
): void {
  const key = threadKey(otherUserId);
  const known = cache.get(key);
  if (known?.data === undefined && !known?.isValidating) void mutate(key);
  else void mutate<StoredMessages>(key, (messages) => messages && change(messages), { revalidate: false });
}
