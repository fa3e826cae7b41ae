import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReadableStream } from 'node:stream/web';

/** Milliseconds before a lost connection is tried again. */
const retryAfter = 500;
/** Milliseconds without a sign of life after which a connection counts as lost; the API gives one every 10 s. */
const silence = 25_000;

export interface ChangeFeed {
  /** Grows with every change of what public pages show. `null` while nobody can tell: keep nothing then. */
  version(): number | null;
  /** Counts a change that became known another way. */
  note(): void;
  stop(): void;
}

/** Follows the API's announcements of changes, so that a kept page is never older than its data. */
export function followChanges(apiUrl: string): ChangeFeed {
  const stopped = new AbortController();
  let changes = 0;
  let isLive = false;

  async function follow(): Promise<void> {
    const lost = new AbortController();
    const timer = setTimeout(() => lost.abort(), silence);
    try {
      const response = await fetch(`${apiUrl}/api/platform/changes`, { signal: AbortSignal.any([stopped.signal, lost.signal]) });
      if (!response.ok || !response.body) throw new Error(`The API answered ${response.status}.`);
      for await (const line of createInterface({ input: Readable.fromWeb(response.body as ReadableStream) })) {
        timer.refresh();
        isLive = true;
        if (line === 'change') changes += 1;
      }
    } finally {
      clearTimeout(timer);
      isLive = false;
      // What was missed is unknown, so it counts as a change.
      changes += 1;
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await follow().catch(() => undefined);
      await wait(retryAfter, undefined, { ref: false });
    }
  }

  void run();
  return { version: () => (isLive ? changes : null), note: () => void (changes += 1), stop: () => stopped.abort() };
}
