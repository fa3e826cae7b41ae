import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../api/change-feed';
import type { PageBody } from './page-body';

/** Milliseconds for which a page is fresh at most: some of what it shows follows the clock. */
const freshFor = 60_000;
/** Milliseconds for which a page that is no longer fresh may still be served while a new one is made. */
const staleFor = 30_000;

interface Entry {
  readonly body: PageBody;
  /** Version of the public data that it was made from. */
  readonly version: number;
  readonly madeAt: number;
}

export interface CachedPage {
  readonly body: PageBody;
  /** False when the data have changed since, or it is too old: good enough only while a new one is made. */
  readonly isFresh: boolean;
}

export interface PageCache {
  /** The page, unless it has been stale for too long. */
  get(key: string): CachedPage | undefined;
  /**
   * Caches a page; the least used leave when there is no room.
   * @param version of the public data when the page was begun
   */
  set(key: string, body: PageBody, version: number): void;
  /** Forgets a page, also as a stale one: what it shows is gone. */
  forget(key: string): void;
  /** Bytes that are cached now. */
  size(): number;
}

/** @param maxBytes room for pages, as text and compressed */
export function createPageCache(maxBytes: number, changes: Pick<ChangeFeed, 'version' | 'endedAt'>): PageCache {
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    ttl: freshFor + staleFor,
    sizeCalculation: ({ body: { html, compressed } }) => 2 * html.length + compressed.length,
  });
  return {
    get: (key) => {
      const entry = pages.get(key);
      if (!entry) return undefined;
      const freshUntil = Math.min(entry.madeAt + freshFor, changes.endedAt(entry.version) ?? Infinity);
      const now = Date.now();
      if (now >= freshUntil + staleFor) return undefined;
      return { body: entry.body, isFresh: now < freshUntil && entry.version === changes.version() };
    },
    set: (key, body, version) => {
      // A slow page from before a change does not replace one from after it.
      const known = pages.peek(key);
      if (!known || known.version <= version) pages.set(key, { body, version, madeAt: Date.now() });
    },
    forget: (key) => void pages.delete(key),
    size: () => pages.calculatedSize,
  };
}
