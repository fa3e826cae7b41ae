import type { Message } from '@counterpart/api/contract';
import { useApi, type ApiError } from '@counterpart/shell/sdk';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { $arrived, $outbox } from '../outbox/conversation-workflow';
import { firstUnreadKey, mergeThread, type ThreadMessage } from './thread';
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
  const thread = useApi('/api/messages/{otherUserId}', { path: { otherUserId } }, { revalidateOnMount: true });
  const [arrived, outbox] = useUnit([$arrived, $outbox]);
  const newest: readonly Message[] = thread.data ?? none;
  const earlier = useEarlierMessages(otherUserId, newest);
  const messages = useMemo(
    () => mergeThread([...earlier.messages, ...newest], arrived[otherUserId] ?? none, outbox[otherUserId] ?? none),
    [earlier.messages, newest, arrived, outbox, otherUserId],
  );

  const [unreadFrom, setUnreadFrom] = useState<string | null>();
  const isFresh = thread.data !== undefined && !thread.isValidating;
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
