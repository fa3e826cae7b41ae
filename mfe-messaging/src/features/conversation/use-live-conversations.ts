import { apiKey, useLiveEvent, useLiveReconnect } from '@counterpart/shell/sdk';
import { useUnit } from 'effector-react';
import { useSWRConfig } from 'swr';
import { changeThread, isConversationsKey, isThreadKey } from './conversation-cache';
import { received } from './outbox/outbox-workflow';
import { withDelivered, withMessages, withRead } from './thread/stored-messages';

/** Updates threads and list to what the server pushes, whichever conversation is open. */
export function useLiveConversations(): void {
  const responses = useSWRConfig();
  const { mutate } = responses;
  const receive = useUnit(received);
  const refreshList = () => void mutate(isConversationsKey);

  useLiveEvent('message.created', (event) => {
    const { message, conversationWith } = event;
    changeThread(responses, conversationWith, withMessages([message]));
    if (message.receiverId === conversationWith) receive(event);
    refreshList();
  });
  useLiveEvent('message.changed', ({ conversationWith, message }) => {
    changeThread(responses, conversationWith, withMessages([message]));
    refreshList();
  });
  useLiveEvent('message.delivered', ({ conversationWith, deliveredAt }) =>
    changeThread(responses, conversationWith, withDelivered(conversationWith, deliveredAt)),
  );
  useLiveEvent('message.read', ({ conversationWith, readerId, readAt }) => {
    changeThread(responses, conversationWith, withRead(readerId, readAt));
    refreshList();
  });
  useLiveEvent('connection.changed', ({ conversationWith }) => {
    void mutate(apiKey('/api/conversations/{otherUserId}', { path: { otherUserId: conversationWith } }));
    refreshList();
  });
  useLiveReconnect(() => {
    refreshList();
    void mutate(isThreadKey);
  });
}
