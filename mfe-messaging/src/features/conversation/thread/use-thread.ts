import { useFresh, useHost, type ApiError } from '@counterpart/shell/sdk';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { $outbox } from '../outbox/outbox-workflow';
import { withNewestPage, type StoredMessages } from './stored-messages';
import { firstUnreadKey, mergeThread, type ThreadMessage } from './thread';
import { threadKey } from '../conversation-cache';
import { useEarlierMessages } from './use-earlier-messages';

export interface Thread {
  readonly messages: readonly ThreadMessage[];
  readonly status: 'loading' | 'failed' | 'ready';
  readonly error: ApiError | undefined;
  /** Asks the server again after a failure. */
  readonly reload: () => void;
  /** Row that the 'New messages' line stands above: as it was when the conversation was opened. */
  readonly unreadFrom: string | null;
  /** The messages are as new as the server's: what is shown may be marked as read. */
  readonly isCurrent: boolean;
  readonly earlier: ReturnType<typeof useEarlierMessages>;
}

const none: readonly never[] = [];

/** One conversation's messages. Give the component that uses it the other person's id as `key`. */
export function useThread(otherUserId: number): Thread {
  const thread = useStoredMessages(otherUserId);
  const outbox = useUnit($outbox);
  const stored = thread.data ?? none;
  const outgoing = outbox[otherUserId] ?? none;
  const earlier = useEarlierMessages(otherUserId, stored);
  const messages = useMemo(() => mergeThread(stored, outgoing), [stored, outgoing]);

  const [unreadFrom, setUnreadFrom] = useState<string | null>();
  const isFresh = useFresh(thread);
  if (isFresh && unreadFrom === undefined) setUnreadFrom(firstUnreadKey(messages, otherUserId));

  return {
    messages,
    status: thread.data ? 'ready' : thread.error ? 'failed' : 'loading',
    error: thread.error,
    reload: () => void thread.mutate(),
    unreadFrom: unreadFrom ?? null,
    isCurrent: unreadFrom !== undefined,
    earlier,
  };
}

/** Messages that the server has stored, from its responses and from what it pushed since (`changeThread`). */
function useStoredMessages(otherUserId: number) {
  const { api } = useHost();
  const { cache, mutate } = useSWRConfig();
  const key = threadKey(otherUserId);
  return useSWR<StoredMessages, ApiError>(
    key,
    async () => {
      const page = await api.fetch(key);
      return withNewestPage(page)((cache.get(key)?.data as StoredMessages | undefined) ?? none);
    },
    {
      revalidateOnMount: false,
      // The thread was changed while the response was on its way. When another request has begun, that one counts.
      onDiscarded: () => {
        if (!cache.get(key)?.isValidating) void mutate(key);
      },
    },
  );
}
