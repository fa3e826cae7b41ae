import { messageLimits, type Conversation } from '@counterpart/api/contract';
import { useApi, type ApiError } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { mergeFound, searchConversations } from './conversation-search';
import { useDebounced } from './use-debounced';

const debounce = 250;

interface ConversationSearch {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly found: readonly Conversation[];
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
    data = [],
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
  const answered = isSearching ? mergeFound(conversations, known, debounced ? data : []) : error ? known : data;
  return {
    text,
    onChange: (value) => setText(value.slice(0, messageLimits.searchMax)),
    found: question ? answered : conversations,
    isSearching,
    error: isSearching || !question ? undefined : error,
    onRetry: () => void mutate(),
  };
}
