import { messageLimits, type Message } from '@counterpart/api/contract';
import { apiKey, useHost } from '@counterpart/shell/sdk';
import { useState } from 'react';

const pageSize = messageLimits.threadPage;
const none: readonly Message[] = [];

/**
 * Pages of a long conversation before the newest one, fetched when asked for.
 * @param newest the newest page, oldest message first
 */
export function useEarlierMessages(otherUserId: number, newest: readonly Message[]) {
  const { api } = useHost();
  const [pages, setPages] = useState<readonly (readonly Message[])[]>([]);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const oldestPage = pages[0] ?? newest;
  const before = oldestPage[0]?.id;

  async function load(): Promise<void> {
    setStatus('loading');
    try {
      const page = await api.fetch(apiKey('/api/messages/{otherUserId}', { path: { otherUserId }, query: { before } }));
      setPages((known) => [page, ...known]);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  }

  return { messages: pages.length > 0 ? pages.flat() : none, hasMore: oldestPage.length >= pageSize, status, load };
}
