import { messageLimits, type Conversation } from '@counterpart/api/contract';
import { useApi } from '@counterpart/shell/sdk';
import { isWaitingFor } from '../list/use-conversation-list';
import { useOlderConversations } from '../list/use-older-conversations';

const none: readonly Conversation[] = [];

/**
 * The requests that wait for a person, and the way to older ones. The server is asked for them where the list of
 * conversations does not reach to its end.
 */
export function useWaitingRequests(conversations: readonly Conversation[], viewerId: number) {
  const isWhole = conversations.length < messageLimits.conversationPage;
  const { data } = useApi('/api/conversations', isWhole ? null : { query: { waiting: true } });
  const { all, older } = useOlderConversations(data ?? none, { waiting: true });
  return { requests: data ? all : conversations.filter((one) => isWaitingFor(one, viewerId)), older };
}
