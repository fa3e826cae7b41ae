import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../api/change-feed';
import type { PageBody } from './page-body';

/** Milliseconds for which a page is fresh at most: some of what it shows follows the clock. */
const freshFor = 60_000;
/** Milliseconds after which a page that is no longer fresh is served only when its frame would be the alternative. */
const recentFor = 30_000;
/**
 * Milliseconds for which a page that is no longer fresh is kept at all: longer than a restart or a burst of visitors,
 * and short for a person who unlists themselves while pages cannot be made.
 */
const staleFor = 10 * 60_000;

interface Entry {
  readonly body: PageBody;
  /** Version of the public data that it was made from. */
  readonly version: number;
  /** Time at which making it began, in milliseconds since 1970. */
  readonly begunAt: number;
}

export interface CachedPage {
  readonly body: PageBody;
  /** False when the data have changed since, or it is too old: good enough only while a new one is made. */
  readonly isFresh: boolean;
  /** False of a page that is better than its frame, and no more. */
  readonly isRecent: boolean;
}

export interface PageCache {
  /** The page, unless it has been stale for too long. */
  get(key: string): CachedPage | undefined;
  /**
   * Caches a page; the least used leave when there is no room.
   * @param version of the public data when the page was begun
   * @param begunAt time of that, in milliseconds since 1970
   */
  set(key: string, body: PageBody, version: number, begunAt: number): void;
  /** Forgets a page, also as a stale one: what it shows is gone. */
  forget(key: string): void;
  /** Ends the least life of all pages: a visitor changed something and is to see it. */
  endLeastLives(): void;
  /** Bytes that are cached now. */
  size(): number;
}

interface Options {
  /** Room for pages, as text and compressed. */
  readonly maxBytes: number;
  /** Milliseconds for which a page is fresh though data changed; 0 never serves one that is older than its data. */
  readonly leastLife: number;
  readonly changes: Pick<ChangeFeed, 'version' | 'endedAt'>;
}

export function createPageCache({ maxBytes, leastLife, changes }: Options): PageCache {
  let livesEndedAt = 0;
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    ttl: freshFor + staleFor,
    sizeCalculation: ({ body: { html, compressed } }) => 2 * html.length + compressed.length,
  });
  return {
    get: (key) => {
      const entry = pages.get(key);
      if (!entry) return undefined;
      const { body, version, begunAt } = entry;
      const leastUntil = begunAt > livesEndedAt ? begunAt + leastLife : 0;
      const freshUntil = Math.min(begunAt + freshFor, Math.max(changes.endedAt(version) ?? Infinity, leastUntil));
      const now = Date.now();
      if (now >= freshUntil + staleFor) return undefined;
      const isFresh = now < freshUntil && (now < leastUntil || version === changes.version());
      return { body, isFresh, isRecent: now < freshUntil + recentFor };
    },
    set: (key, body, version, begunAt) => {
      // A slow page from before a change does not replace one from after it.
      const known = pages.peek(key);
      if (!known || known.version <= version) pages.set(key, { body, version, begunAt });
    },
    forget: (key) => void pages.delete(key),
    endLeastLives: () => void (livesEndedAt = Date.now()),
    size: () => pages.calculatedSize,
  };
}
