import { useLiveEvent, useLiveReconnect } from '@counterpart/shell/sdk';
import { createWatch, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isConversationsKey, isThreadKey } from './conversation-keys';
import { conversationRead, received, sent, sentElsewhere } from './outbox/conversation-workflow';
import { useThreadRead } from './thread/use-thread-read';

/** Updates list and threads to what the server pushes, whichever conversation is open. */
export function useLiveConversations(scope: Scope): void {
  const { mutate } = useSWRConfig();
  const receive = useUnit(received);
  const markRead = useUnit(conversationRead);
  const markThread = useThreadRead();

  useLiveEvent('message.created', (event) => {
    receive(event);
    void mutate(isConversationsKey);
  });
  useLiveEvent('message.read', (event) => {
    markRead(event);
    markThread(event.conversationWith, event.readerId, event.readAt);
    void mutate(isConversationsKey);
  });
  useLiveReconnect(() => {
    void mutate(isConversationsKey);
    void mutate(isThreadKey);
  });
  // The pushed copy of one's own message does this too, but not while the live connection is down.
  // What another tab has sent is pushed as well, or fetched.
  useEffect(() => createWatch({ unit: sentElsewhere, scope, fn: () => void mutate(isThreadKey) }), [scope, mutate]);
  useEffect(() => createWatch({ unit: sent, scope, fn: () => void mutate(isConversationsKey) }), [scope, mutate]);
}
