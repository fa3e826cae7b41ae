import { apiKey, useLiveEvent } from '@counterpart/shell/sdk';
import { useUnit } from 'effector-react';
import { useSWRConfig } from 'swr';
import { isConversationsKey } from './conversation-keys';
import { changed, delivered } from './outbox/conversation-workflow';
import { markedDelivered } from './thread/message-state';
import { useThreadChange } from './thread/use-thread-change';

/** Updates threads and list to what becomes of messages and connections after they were made. */
export function useLiveChanges(): void {
  const { mutate } = useSWRConfig();
  const changeThread = useThreadChange();
  const [change, deliver] = useUnit([changed, delivered]);
  useLiveEvent('message.changed', (event) => {
    change(event);
    void mutate(isConversationsKey);
  });
  useLiveEvent('message.delivered', (event) => {
    deliver(event);
    changeThread(event.conversationWith, markedDelivered(event.conversationWith, event.deliveredAt));
  });
  useLiveEvent('connection.changed', ({ conversationWith }) => {
    void mutate(apiKey('/api/conversations/{otherUserId}', { path: { otherUserId: conversationWith } }));
    void mutate(isConversationsKey);
  });
}
