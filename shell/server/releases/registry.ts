import type { Discovery } from '@counterpart/api/contract';
import { readSealed, writeSealed } from './sealed-file';

/** Milliseconds for which a registry answer is used before it is requested again: a rollback shows within this. */
const freshFor = 1000;
const timeout = 2000;

interface Options {
  readonly apiUrl: string;
  /** Stores the last good response, so that pages load while the API is down. */
  readonly file: string;
  readonly onError: (error: unknown) => void;
  /** Called with each answer that differs from the last. */
  readonly onChange?: (discovery: Discovery) => void;
}

export interface Registry {
  /** @throws when the registry never answered and no good response is cached on disk */
  read(): Promise<Discovery>;
}

/**
 * The release registry as the shell sees it: asked at most once a second, the last good response when it does not
 * respond.
 */
export function createRegistry({ apiUrl, file, onError, onChange }: Options): Registry {
  let current: Discovery | null = null;
  let savedText = '';
  let requestedAt = 0;
  let pending: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    requestedAt = Date.now();
    try {
      const response = await fetch(`${apiUrl}/api/platform/discovery`, { signal: AbortSignal.timeout(timeout) });
      if (!response.ok) throw new Error(`The release registry answered ${response.status}.`);
      const text = await response.text();
      current = JSON.parse(text) as Discovery;
      if (text === savedText) return;
      onChange?.(current);
      await save(text);
    } catch (error) {
      onError(error);
      current ??= await restore();
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
