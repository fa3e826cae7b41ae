import type { QueueName } from '@counterpart/api/contract';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import { readQueueName } from '../../queue-labels';

const states = ['open', 'mine', 'unassigned', 'decided'] as const;
export type QueueState = (typeof states)[number];

/**
 * Reads the queue and its shown part from the URL: `?queue=tickets&state=mine&kind=billing&q=doe&page=2&item=7`.
 * @param fixed the queue of a page that shows only one
 */
export function useQueueView(fixed?: QueueName) {
  const [search, setSearch] = useSearchParams();
  const queue = fixed ?? readQueueName(search.get('queue'));
  const change = (values: Readonly<Record<string, string>>, replace = true): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace, preventScrollReset: true });
  };
  return {
    queue,
    state: states.find((state) => state === search.get('state')) ?? ('open' as const),
    kind: search.get('kind') ?? '',
    words: search.get('q') ?? '',
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
    itemId: Number(search.get('item')) || null,
    setState: (state: QueueState) => change({ state: state === 'open' ? '' : state, page: '', item: '' }),
    setKind: (kind: string) => change({ kind, page: '', item: '' }),
    setWords: (q: string) => change({ q: q.trim(), page: '', item: '' }),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : '', item: '' }, false),
    show: (id: number | null) => change({ item: id === null ? '' : String(id) }),
  };
}
export type QueueView = ReturnType<typeof useQueueView>;
