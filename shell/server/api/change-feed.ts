import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReadableStream } from 'node:stream/web';

/** Milliseconds before a lost connection is retried. */
const retryAfter = 500;
/** Changes whose times are remembered. */
const remembered = 1_000;
/** Milliseconds without a sign of life after which a connection counts as lost; the API gives one every 10 s. */
const silence = 25_000;

export interface ChangeFeed {
  /** Grows with every change of what public pages show. `null` while it is unknown: cache nothing then. */
  version(): number | null;
  /** Number of known changes, even while some may have been missed. */
  count(): number;
  /**
   * Milliseconds since 1970 at which the data of a version first changed; 0 when that is long ago, `null` while they
   * are unchanged.
   */
  endedAt(version: number): number | null;
  /** Counts a change that became known another way. */
  note(): void;
  stop(): void;
}

/** Follows the API's announcements of changes, so that a cached page is never older than its data. */
export function followChanges(apiUrl: string): ChangeFeed {
  const stopped = new AbortController();
  let changes = 0;
  let isLive = false;
  /** Milliseconds since 1970 at which each of the last versions ended, newest last. */
  const ends: number[] = [];

  function note(): void {
    changes += 1;
    ends.push(Date.now());
    if (ends.length > remembered) ends.shift();
  }

  async function follow(): Promise<void> {
    const lost = new AbortController();
    const timer = setTimeout(() => lost.abort(), silence);
    try {
      const response = await fetch(`${apiUrl}/api/platform/changes`, {
        signal: AbortSignal.any([stopped.signal, lost.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`The API answered ${response.status}.`);
      for await (const line of createInterface({ input: Readable.fromWeb(response.body as ReadableStream) })) {
        timer.refresh();
        isLive = true;
        if (line === 'change') note();
      }
    } finally {
      clearTimeout(timer);
      isLive = false;
      // What was missed is unknown, so it counts as a change.
      note();
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await follow().catch(() => undefined);
      await wait(retryAfter, undefined, { ref: false });
    }
  }

  void run();
  return {
    version: () => (isLive ? changes : null),
    count: () => changes,
    endedAt: (version) => (version >= changes ? null : (ends[version - (changes - ends.length)] ?? 0)),
    note,
    stop: () => stopped.abort(),
  };
}
