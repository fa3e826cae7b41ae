import { LRUCache } from 'lru-cache';
import type { ApiResponse, ApiReader } from './api-reader';
import { requestNames } from './caller-headers';
import { hasSession } from './session-cookie';

/** Responses that are cached at most; the least used leave first. */
const maxResponses = 500;
/** Milliseconds for which a response is cached at most: some of what it says follows the clock. */
const longestLife = 60_000;

/**
 * Shares API responses among visitors without a session, until public data changes: other pages and other queries
 * show the same.
 * @param version grows with every change of public data; `null` while it is unknown, and nothing is cached
 */
export function cacheResponses(api: ApiReader, version: () => number | null): ApiReader {
  const cache = new LRUCache<string, Promise<ApiResponse>>({ max: maxResponses, ttl: longestLife });
  return {
    fetch: (path, headers) => {
      const now = version();
      if (now === null || hasSession(headers)) return api.fetch(path, headers);
      const key = `${now} ${path}`;
      const known = cache.get(key);
      if (known) return known;
      // Without this visitor's cookies: the response is shared.
      const response = api.fetch(path, requestNames(headers));
      cache.set(key, response);
      void response.then(({ value, setCookies }) => {
        // A change in between may be missing in it; a failure is requested again.
        const isGood = value !== undefined && setCookies.length === 0 && version() === now;
        if (!isGood && cache.peek(key) === response) cache.delete(key);
      });
      return response;
    },
  };
}
