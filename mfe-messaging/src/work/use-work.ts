import { engagementLimits } from '@counterpart/api/contract';
import {
  apiKey,
  useAct,
  useApi,
  useHost,
  useLiveEvent,
  useLiveReconnect,
  useMore,
  useSession,
  withRows,
  type Act,
  type ApiClient,
  type More,
} from '@counterpart/shell/sdk';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';

/** Reads again what is shown of work. */
export function useReloadWork(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/engagements'));
  }, [mutate]);
}

function useFollowWork(): void {
  const reload = useReloadWork();
  useLiveEvent('engagement.changed', () => void reload());
  useLiveReconnect(() => void reload());
}

/** One piece of work, current as long as it is shown. */
export function useEngagement(id: number) {
  useFollowWork();
  return useApi('/api/engagements/{id}', { path: { id } }, { revalidateOnMount: true });
}

interface Wanted {
  readonly state: 'live' | 'past';
  /** The other person; all of them by default. */
  readonly with?: number;
}

/** Work of the signed-in person, what changed last first, current as long as it is shown. */
export function useEngagements(query: Wanted) {
  const { user } = useSession();
  const list = useApi('/api/engagements', user && { query }, { revalidateOnMount: true });
  const more = useMore({
    rows: list.data?.items,
    pageSize: engagementLimits.listMax,
    keyOf: ({ offset }) => apiKey('/api/engagements', { query: { ...query, offset } }),
    lengthOf: ({ items }) => items.length,
    add: ({ items, next }) =>
      list.mutate((known) => known && { items: withRows(known.items, items, 'id'), next }, { revalidate: false }),
  });
  useFollowWork();
  return { ...list, more };
}

/** Events of a piece of work, newest first, and the way to earlier ones. */
export function useTimeline(id: number) {
  const { api } = useHost();
  const [load, setLoad] = useState<'idle' | 'pending' | 'failed'>('idle');
  const list = useApi('/api/engagements/{id}/timeline', { path: { id } }, { revalidateOnMount: true });
  const next = list.data?.next ?? null;
  const onLoad = async (before: number) => {
    setLoad('pending');
    try {
      const part = await api.fetch(apiKey('/api/engagements/{id}/timeline', { path: { id }, query: { before } }));
      const add = (known: typeof part | undefined) =>
        known && { items: withRows(known.items, part.items, 'id'), next: part.next };
      await list.mutate(add, { revalidate: false });
      setLoad('idle');
    } catch {
      setLoad('failed');
    }
  };
  const more: More | null =
    next === null ? null : { pending: load === 'pending', failed: load === 'failed', onLoad: () => void onLoad(next) };
  return { ...list, more };
}

export interface WorkAct extends Omit<Act, 'run'> {
  /** Reads again what is shown, whatever came of it. @returns true when it was done */
  run(send: (api: ApiClient) => Promise<unknown>, done: string): Promise<boolean>;
  /** As `run`, for a button with no form in which a refusal could stand. */
  runShown(send: (api: ApiClient) => Promise<unknown>, done: string): Promise<boolean>;
}

/** A change of a piece of work. */
export function useWorkAct(): WorkAct {
  const { run, ...act } = useAct();
  const reload = useReloadWork();
  return {
    ...act,
    run: (send, done) => run(send, { done, after: reload }),
    runShown: (send, done) => run(send, { done, failed: 'Nothing was changed', after: reload }),
  };
}
