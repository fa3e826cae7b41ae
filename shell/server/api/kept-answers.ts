import { LRUCache } from 'lru-cache';
import type { ApiAnswer, ApiReader } from './api-reader';
import { hasSession } from './session-cookie';

/** Answers that are kept at most; the least used leave first. */
const mostAnswers = 500;
/** Milliseconds for which an answer is kept at most: some of what it says follows the clock. */
const longestLife = 60_000;

/**
 * Lets visitors without a session share what the API answers them, until public data changes: other pages and other queries
 * show the same.
 * @param version grows with every change of public data; `null` while nobody can tell, and nothing is kept
 */
export function keepAnswers(api: ApiReader, version: () => number | null): ApiReader {
  const kept = new LRUCache<string, Promise<ApiAnswer>>({ max: mostAnswers, ttl: longestLife });
  return {
    read: (path, headers) => {
      const now = version();
      if (now === null || hasSession(headers)) return api.read(path, headers);
      const key = `${now} ${path}`;
      const known = kept.get(key);
      if (known) return known;
      // Without this visitor's cookies: the answer is everybody's.
      const answer = api.read(path, {});
      kept.set(key, answer);
      void answer.then(({ value, setCookies }) => {
        // A change in between may be missing in it; a failure is asked for again.
        const isGood = value !== undefined && setCookies.length === 0 && version() === now;
        if (!isGood && kept.peek(key) === answer) kept.delete(key);
      });
      return answer;
    },
  };
}
