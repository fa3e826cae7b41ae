import type { Conversation } from '@counterpart/api/contract';
import { useApi, useLiveEvent, useLiveReconnect, type ApiError } from '@counterpart/shell/sdk';
import { useSWRConfig, type SWRResponse } from 'swr';
import { isConversationsKey } from '../conversation-cache';

/** The conversations of the signed-in person, newest first, kept up to date away from the messages page. */
export function useConversationList(): SWRResponse<Conversation[], ApiError> {
  const { mutate } = useSWRConfig();
  const refresh = () => void mutate(isConversationsKey);
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.changed', refresh);
  useLiveEvent('message.read', refresh);
  useLiveEvent('connection.changed', refresh);
  useLiveReconnect(refresh);
  return useApi('/api/conversations');
}

/** True when a conversation is a request that this person has not answered. */
export const isWaitingFor = ({ connection }: Conversation, viewerId: number): boolean =>
  connection.status === 'pending' && connection.requestedById !== viewerId;

/** The last words of a conversation as a line of a list: 'You: Thank you'. */
export function lastWords({ lastMessage }: Conversation, viewerId: number): string | null {
  if (!lastMessage) return null;
  const { content, deleted, senderId } = lastMessage;
  const words = deleted ? 'This message was deleted' : content || 'Sent a file';
  return senderId === viewerId ? `You: ${words}` : words;
}
