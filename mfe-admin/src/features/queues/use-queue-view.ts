import type { QueueName } from '@counterpart/api/contract';
import { useUrlQuery } from '@counterpart/shell/sdk';
import { readQueueName } from '../../queue-labels';

const states = ['open', 'mine', 'unassigned', 'decided'] as const;
export type QueueState = (typeof states)[number];

/**
 * Reads the queue and its shown part from the URL: `?queue=tickets&state=mine&kind=billing&q=doe&page=2&item=7`.
 * @param fixed the queue of a page that shows only one
 */
export function useQueueView(fixed?: QueueName) {
  const { get, page, change } = useUrlQuery();
  const queue = fixed ?? readQueueName(get('queue'));
  return {
    queue,
    state: states.find((state) => state === get('state')) ?? ('open' as const),
    kind: get('kind'),
    words: get('q'),
    page,
    itemId: Number(get('item')) || null,
    setState: (state: QueueState) => change({ state: state === 'open' ? '' : state, page: '', item: '' }),
    setKind: (kind: string) => change({ kind, page: '', item: '' }),
    setWords: (q: string) => change({ q: q.trim(), page: '', item: '' }),
    setPage: (next: number) => change({ page: next, item: '' }, false),
    show: (item: number | null) => change({ item }),
  };
}
export type QueueView = ReturnType<typeof useQueueView>;
