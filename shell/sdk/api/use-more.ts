import { useState } from 'react';
import type { SWRResponse } from 'swr';

/** The way to the rest of a list. */
export interface More {
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onLoad: () => void;
}

/**
 * The way to what a list of the API has beyond the part that is known; null when that is all.
 * @param known how many rows are known; undefined until they are
 * @param pageSize the most that the API lists together
 * @param load fetches the rows behind those that are known and adds them, and says how many they were
 */
export function useMore(
  known: number | undefined,
  pageSize: number,
  load: (offset: number) => Promise<number>,
): More | null {
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  /** The number of rows that were known once the last part was there. */
  const [whole, setWhole] = useState<number | null>(null);
  if (known === undefined || known < pageSize || known === whole) return null;
  const onLoad = (): void => {
    setStatus('loading');
    load(known).then(
      (added) => {
        if (added < pageSize) setWhole(known + added);
        setStatus('idle');
      },
      () => setStatus('failed'),
    );
  };
  return { pending: status === 'loading', failed: status === 'failed', onLoad };
}

/** `useMore` for a list that is a response by itself: what is loaded is added to it. */
export function useMoreOf<Item, Failure>(
  { data, mutate }: SWRResponse<Item[], Failure>,
  pageSize: number,
  load: (offset: number) => Promise<Item[]>,
): More | null {
  return useMore(data?.length, pageSize, async (offset) => {
    const added = await load(offset);
    await mutate((known) => known && [...known, ...added], { revalidate: false });
    return added.length;
  });
}
