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

interface Filter {
  /** Only those that a search finds. */
  readonly q?: string;
  /** Only requests that wait for an answer. */
  readonly waiting?: true;
}

/**
 * All conversations that are known, and the way to older ones.
 * @param newest what the server lists, which grows at its top and drops its end
 * @param filter what it was asked for
 */
export function useOlderConversations(newest: readonly Conversation[] = none, filter: Filter = {}) {
  const { api } = useHost();
  const { q, waiting } = filter;
  const [seen, setSeen] = useState({ newest, q, older: none, isLast: false });
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  // What others have pushed off the end of the list stays.
  if (seen.q !== q) setSeen({ newest, q, older: none, isLast: false });
  else if (seen.newest !== newest)
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
      const query = { ...(q && { q }), ...(waiting && { waiting }), before: lastId(last) };
      const page = await api.fetch<Conversation[]>(apiKey('/api/conversations', { query }));
      setSeen((known) =>
        known.q === q
          ? { ...known, older: merged(known.older, page), isLast: page.length < messageLimits.conversationPage }
          : known,
      );
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  }

  const hasMore = newest.length >= messageLimits.conversationPage && !seen.isLast;
  const older = { pending: status === 'loading', failed: status === 'failed', onLoad: () => void load() };
  return { all, older: hasMore ? older : null };
}
