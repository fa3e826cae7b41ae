import { useEffect, useRef, useState } from 'react';
import type { SWRResponse } from 'swr';
import type { ApiKey } from './api-client';
import { useHost } from '../host/host';

/** The way to the rest of a list. */
export interface More {
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onLoad: () => void;
}

/** Part of a list: the rows behind `offset` others, as many as the API lists together or, to see if there is any, 1. */
export interface ListPart {
  readonly offset: number;
  readonly limit?: number;
}

interface Beyond<Body> {
  /** The rows that are known; undefined until they are. */
  readonly rows: readonly unknown[] | undefined;
  /** The most that the API lists together. */
  readonly pageSize: number;
  readonly keyOf: (part: ListPart) => ApiKey<Body>;
  readonly lengthOf: (part: Body) => number;
  /** Adds what was loaded to the rows. */
  readonly add: (part: Body) => unknown;
}

/**
 * The way to what a list of the API has beyond the rows that are known: null when that is all, undefined until it is
 * known whether there are more. A full page alone does not say so: the API is asked for the row behind it.
 */
export function useMore<Body>({ rows, pageSize, keyOf, lengthOf, add }: Beyond<Body>): More | null | undefined {
  const { api } = useHost();
  const offset = rows?.length ?? 0;
  // A list that was full may go on below rows that were taken from it since.
  const [wasFull, setWasFull] = useState(false);
  if (!wasFull && offset >= pageSize) setWasFull(true);
  const key = rows && (wasFull || offset >= pageSize) ? keyOf({ offset, limit: 1 }) : null;
  const [seen, setSeen] = useState<{ readonly key: string; readonly hasMore: boolean } | null>(null);
  const [load, setLoad] = useState<{ readonly key: string; readonly status: 'loading' | 'failed' } | null>(null);
  const latest = useRef({ key, lengthOf });
  useEffect(() => {
    latest.current = { key, lengthOf };
  });

  useEffect(() => {
    if (key === null) return undefined;
    const ended = new AbortController();
    const see = (hasMore: boolean) => !ended.signal.aborted && setSeen({ key, hasMore });
    api.fetch(key, ended.signal).then(
      (part) => see(latest.current.lengthOf(part) > 0),
      // Unknown: the button asks again, and shows a failure of that.
      () => setSeen((known) => (ended.signal.aborted || known?.key === key ? known : { key, hasMore: true })),
    );
    return () => ended.abort();
  }, [api, key, rows]);

  if (!rows) return undefined;
  if (key === null) return null;
  if (seen?.key !== key) return undefined;
  if (!seen.hasMore) return null;
  const onLoad = (): void => {
    const end = (failed: boolean) =>
      setLoad((now) => (now?.key !== key ? now : failed ? { key, status: 'failed' } : null));
    setLoad({ key, status: 'loading' });
    api
      .fetch(keyOf({ offset }))
      .then(async (part) => {
        // Another list by now.
        if (latest.current.key !== key) {
          end(false);
          return;
        }
        const added = lengthOf(part);
        if (added < pageSize) setSeen({ key: keyOf({ offset: offset + added, limit: 1 }), hasMore: false });
        await add(part);
        end(false);
      })
      .catch(() => end(true));
  };
  const status = load?.key === key ? load.status : null;
  return { pending: status === 'loading', failed: status === 'failed', onLoad };
}

/**
 * `useMore` for a list that is a response by itself: what is loaded is added to it, but for rows that it has already,
 * which others have moved down since.
 * @param name the property that tells the rows apart
 */
export function useMoreOf<Item, Failure>(
  { data, mutate }: SWRResponse<Item[], Failure>,
  pageSize: number,
  name: keyof Item,
  keyOf: (part: ListPart) => ApiKey<Item[]>,
): More | null | undefined {
  return useMore({
    rows: data,
    pageSize,
    keyOf,
    lengthOf: (part) => part.length,
    add: (part) => mutate((known) => known && withRows(known, part, name), { revalidate: false }),
  });
}

/** Adds a part to the rows that are known, but for those that are among them. */
export function withRows<Item>(known: readonly Item[], added: readonly Item[], name: keyof Item): Item[] {
  const names = new Set(known.map((row) => String(row[name])));
  return [...known, ...added.filter((row) => !names.has(String(row[name])))];
}

/** Loads a list to its end, for a field that offers all of it. @returns the way on where that failed */
export function useWhole(more: More | null | undefined): More | null {
  useEffect(() => {
    if (more && !more.pending && !more.failed) more.onLoad();
  });
  return more?.failed ? more : null;
}
