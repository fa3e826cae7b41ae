import { messageLimits, type Conversation } from '@counterpart/api/contract';
import { apiKey, useHost } from '@counterpart/shell/sdk';
import { useState } from 'react';

const none: readonly Conversation[] = [];
const lastId = ({ lastMessage }: Conversation): number => lastMessage?.id ?? 0;

/** The first list, then what only the second one has, newest first. */
function merged(first: readonly Conversation[], second: readonly Conversation[]): readonly Conversation[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))].sort((one, other) => lastId(other) - lastId(one));
}

/**
 * All conversations that are known, and the way to older ones.
 * @param newest what the server lists, which grows at its top and drops its end
 */
export function useOlderConversations(newest: readonly Conversation[] = none) {
  const { api } = useHost();
  const [seen, setSeen] = useState({ newest, older: none, isLast: false });
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  // What others have pushed off the end of the list stays.
  if (seen.newest !== newest)
    setSeen({
      ...seen,
      newest,
      older: newest.length < messageLimits.conversationPage ? none : merged(seen.older, seen.newest),
    });
  const all = merged(newest, seen.older);
  const last = all.at(-1);

  async function load(): Promise<void> {
    if (!last) return;
    setStatus('loading');
    try {
      const page = await api.fetch<Conversation[]>(apiKey('/api/conversations', { query: { before: lastId(last) } }));
      setSeen((known) => ({
        ...known,
        older: merged(known.older, page),
        isLast: page.length < messageLimits.conversationPage,
      }));
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  }

  const hasMore = newest.length >= messageLimits.conversationPage && !seen.isLast;
  const older = { pending: status === 'loading', failed: status === 'failed', onLoad: () => void load() };
  return { all, older: hasMore ? older : null };
}
