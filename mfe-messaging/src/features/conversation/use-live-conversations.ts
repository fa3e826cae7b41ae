import type { Message } from '@counterpart/api/contract';
import { useLiveEvent, useLiveReconnect } from '@counterpart/shell/sdk';
import { createWatch, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isConversationsKey, isThreadKey, threadKey } from './conversation-keys';
import { conversationRead, received, sent } from './conversation-workflow';
import { readBy } from './read-by';

/** Keeps list and threads at what the server pushes, whichever conversation is open. */
export function useLiveConversations(scope: Scope): void {
  const { mutate } = useSWRConfig();
  const receive = useUnit(received);
  const markRead = useUnit(conversationRead);

  useLiveEvent('message.created', (event) => {
    receive(event);
    void mutate(isConversationsKey);
  });
  useLiveEvent('message.read', (event) => {
    markRead(event);
    void mutate(threadKey(event.conversationWith), readIn(event.readerId, event.readAt), {
      revalidate: false,
    });
    void mutate(isConversationsKey);
  });
  useLiveReconnect(() => {
    void mutate(isConversationsKey);
    void mutate(isThreadKey);
  });
  // The pushed copy of one's own message does this too, but not while the live connection is down.
  useEffect(() => createWatch({ unit: sent, scope, fn: () => void mutate(isConversationsKey) }), [scope, mutate]);
}

/** Marks what this person received as read. */
export function readIn(readerId: number, readAt: string) {
  return (messages: readonly Message[] | undefined) => messages?.map(readBy(readerId, readAt));
}
