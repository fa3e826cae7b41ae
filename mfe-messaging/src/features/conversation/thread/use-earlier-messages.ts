import { messageLimits } from '@counterpart/api/contract';
import { apiKey, useHost } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { withMessages, type StoredMessages } from './stored-messages';
import { changeThread } from '../conversation-cache';

const pageSize = messageLimits.threadPage;

/**
 * The way to messages of a long conversation that are older than the first one of its thread.
 * @param messages the thread as it is known, oldest message first
 */
export function useEarlierMessages(otherUserId: number, messages: StoredMessages) {
  const { api } = useHost();
  const responses = useSWRConfig();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  /** The conversation's first message, once its beginning is loaded. */
  const [firstId, setFirstId] = useState<number>();
  const before = messages[0]?.id;

  async function load(): Promise<void> {
    setStatus('loading');
    try {
      const page = await api.fetch(apiKey('/api/messages/{otherUserId}', { path: { otherUserId }, query: { before } }));
      changeThread(responses, otherUserId, withMessages(page));
      if (page.length < pageSize) setFirstId(page[0]?.id ?? before);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  }

  return { hasMore: messages.length >= pageSize && before !== firstId, status, load };
}
