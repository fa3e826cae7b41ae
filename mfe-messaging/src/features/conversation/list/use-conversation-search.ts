import { messageLimits, type Conversation } from '@counterpart/api/contract';
import { useApi, useDebounced, type ApiError } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { mergeFound, searchConversations } from './conversation-search';
import { useOlderConversations } from './use-older-conversations';

const debounce = 250;
const none: readonly Conversation[] = [];

interface ConversationSearch {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly found: readonly Conversation[];
  /** The way to older ones that it finds; null when there are none. */
  readonly older: ReturnType<typeof useOlderConversations>['older'];
  /** True until the server has searched all messages for what stands in the box. */
  readonly isSearching: boolean;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/**
 * Search by name and by any message's text. What the page knows (names and last messages) is found while typing; the
 * server, which has all messages, is asked once typing pauses.
 */
export function useConversationSearch(conversations: readonly Conversation[]): ConversationSearch {
  const [text, setText] = useState('');
  const question = text.trim();
  const settled = useDebounced(question, debounce);
  const debounced = question && settled;
  const {
    data = none,
    error,
    isLoading,
    mutate,
  } = useApi('/api/conversations', debounced ? { query: { q: debounced } } : null, {
    keepPreviousData: true,
    // A question asked before may have other answers by now.
    revalidateIfStale: true,
  });

  const isSearching = question !== debounced || isLoading;
  const known = searchConversations(conversations, question);
  const { all, older } = useOlderConversations(isSearching || error ? none : data, { q: debounced });
  const answered = isSearching ? mergeFound(conversations, known, debounced ? data : none) : error ? known : all;
  return {
    text,
    onChange: (value) => setText(value.slice(0, messageLimits.searchMax)),
    found: question ? answered : conversations,
    older,
    isSearching,
    error: isSearching || !question ? undefined : error,
    onRetry: () => void mutate(),
  };
}
