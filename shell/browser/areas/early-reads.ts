import type { ApiClient } from '../../sdk/api-client';

/** Milliseconds for which an answer that was fetched ahead is as good as a new one. */
const freshFor = 10_000;

export interface EarlyReads {
  /** The client for everything else: it hands out what was fetched ahead, once. */
  readonly api: ApiClient;
  /** Starts reading an address that will probably be needed. Never rejects. */
  readAhead(path: string): void;
  /** What was read ahead and is here already, once; `undefined` when it is not, or too old. */
  take(path: string): unknown;
  /** Forgets everything: another person is signed in. */
  forget(): void;
}

/** Lets a read begin before the page that needs it. */
export function createEarlyReads(client: ApiClient, now: () => number = Date.now): EarlyReads {
  const early = new Map<string, { readonly answer: Promise<unknown>; readonly at: number; value?: unknown }>();
  return {
    api: {
      ...client,
      read: (path, signal) => {
        const known = early.get(path);
        early.delete(path);
        if (!known || now() - known.at > freshFor) return client.read(path, signal);
        // A failure ahead of time is no reason to fail now.
        return known.answer.catch(() => client.read(path, signal)) as Promise<never>;
      },
    },
    readAhead: (path) => {
      const known = early.get(path);
      if (known && now() - known.at <= freshFor) return;
      const answer = client.read(path);
      const read = { answer, at: now(), value: undefined as unknown };
      answer.then((value) => (read.value = value)).catch(() => undefined);
      early.set(path, read);
    },
    take: (path) => {
      const known = early.get(path);
      if (known?.value === undefined || now() - known.at > freshFor) return undefined;
      early.delete(path);
      return known.value;
    },
    forget: () => early.clear(),
  };
}
