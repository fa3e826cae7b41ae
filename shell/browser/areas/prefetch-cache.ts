import type { ApiClient } from '../../sdk/api/api-client';

/** Milliseconds for which a response that was prefetched is as good as a new one. */
const freshFor = 10_000;

export interface PrefetchCache {
  /** The client for everything else: it hands out what was prefetched, once. */
  readonly api: ApiClient;
  /** Starts reading a URL that will probably be needed. Never rejects. */
  prefetch(path: string): void;
  /** Returns a prefetched response that has arrived, once; `undefined` when there is none, or it is too old. */
  take(path: string): unknown;
  /** Forgets everything: another person is signed in. */
  forget(): void;
}

/**
 * Lets a read begin before the page that needs it.
 * @param failed what the document says was not there, by URL: the first read of it fails like that, without a request
 */
export function createPrefetchCache(
  client: ApiClient,
  failed: ReadonlyMap<string, Error> = new Map(),
  now: () => number = Date.now,
): PrefetchCache {
  const failures = new Map(failed);
  const entries = new Map<string, { readonly response: Promise<unknown>; readonly at: number; value?: unknown }>();
  return {
    api: {
      ...client,
      fetch: (path: string, signal?: AbortSignal): Promise<never> => {
        const failure = failures.get(path);
        failures.delete(path);
        if (failure) return Promise.reject(failure);
        const known = entries.get(path);
        entries.delete(path);
        if (!known || now() - known.at > freshFor) return client.fetch(path, signal) as Promise<never>;
        // A failure ahead of time is no reason to fail now.
        return known.response.catch(() => client.fetch(path, signal)) as Promise<never>;
      },
    },
    prefetch: (path) => {
      const known = entries.get(path);
      if (known && now() - known.at <= freshFor) return;
      const response = client.fetch(path);
      const entry = { response, at: now(), value: undefined as unknown };
      response.then((value) => (entry.value = value)).catch(() => undefined);
      entries.set(path, entry);
    },
    take: (path) => {
      const known = entries.get(path);
      if (known?.value === undefined || now() - known.at > freshFor) return undefined;
      entries.delete(path);
      return known.value;
    },
    forget: () => {
      entries.clear();
      failures.clear();
    },
  };
}
