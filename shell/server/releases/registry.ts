import { setTimeout as wait } from 'node:timers/promises';
import type { Discovery } from '@counterpart/api/contract';
import { readSealed, writeSealed } from './sealed-file';

/** Milliseconds for which a registry answer is used before it is requested again: a rollback shows within this. */
const freshFor = 1000;
const timeout = 2000;
/** Milliseconds that a page waits for releases whose files are still on their way. */
const patience = 200;

interface Options {
  readonly apiUrl: string;
  /** Stores the last good response, so that pages load while the API is down. */
  readonly file: string;
  readonly onError: (error: unknown) => void;
  /** Called with each answer that differs from the last. */
  readonly onChange?: (discovery: Discovery) => void;
  /** Brings the files of what is served here; answers the areas whose files cannot be had. */
  readonly fetchFiles?: (discovery: Discovery) => Promise<ReadonlySet<string>>;
}

export interface Registry {
  /** @throws when the registry never answered and no good response is cached on disk */
  read(): Promise<Discovery>;
}

/**
 * The release registry as the shell sees it: asked at most once a second, the last good response when it does not
 * respond.
 */
export function createRegistry({ apiUrl, file, onError, onChange, fetchFiles }: Options): Registry {
  let current: Discovery | null = null;
  let savedText = '';
  /** Text of the discovery that is being adopted. */
  let adoptedText = '';
  let requestedAt = 0;
  let pending: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    requestedAt = Date.now();
    try {
      const response = await fetch(`${apiUrl}/api/platform/discovery`, { signal: AbortSignal.timeout(timeout) });
      if (!response.ok) throw new Error(`The release registry answered ${response.status}.`);
      const text = await response.text();
      if (text === savedText || text === adoptedText) return;
      const adopting = adopt(text);
      // A page waits for new files only when there is nothing else to show; those that are here take no time.
      await (current ? Promise.race([adopting, wait(patience)]) : adopting);
    } catch (error) {
      onError(error);
      current ??= await restore();
    }
  }

  /** Adopts a discovery once its files are here; an area with missing files keeps the releases it had. */
  async function adopt(text: string): Promise<void> {
    adoptedText = text;
    try {
      const found = JSON.parse(text) as Discovery;
      const missing = (await fetchFiles?.(found)) ?? new Set();
      const before = current;
      if (adoptedText !== text) return;
      const adopted = Object.entries(found.microFrontends).map(
        ([area, versions]) =>
          [area, missing.has(area) ? (before?.microFrontends[area] ?? versions) : versions] as const,
      );
      current = { ...found, microFrontends: Object.fromEntries(adopted) };
      onChange?.(current);
      if (missing.size === 0) await save(text);
    } catch (error) {
      onError(error);
    } finally {
      if (adoptedText === text) adoptedText = '';
    }
  }

  async function save(text: string): Promise<void> {
    await writeSealed(file, text);
    savedText = text;
  }

  async function restore(): Promise<Discovery | null> {
    try {
      const text = await readSealed(file);
      return text === null ? null : (JSON.parse(text) as Discovery);
    } catch (error) {
      // A damaged file is as good as none: the API's next response replaces it.
      onError(error);
      return null;
    }
  }

  return {
    read: async () => {
      if (Date.now() - requestedAt > freshFor) pending ??= refresh().finally(() => (pending = null));
      if (pending) await pending;
      if (!current) throw new Error('No release registry was ever read.');
      return current;
    },
  };
}
