import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { PageBody } from './page-body';
import { createPageCache } from './page-cache';

let version: number | null = 0;
let endedAt: number | null = null;
const changes = { version: () => version, endedAt: () => endedAt };
const cacheOf = ({ maxBytes = 100_000, leastLife = 0 } = {}) => createPageCache({ maxBytes, leastLife, changes });
const body = (html: string): PageBody => ({ html, compressed: Buffer.from(html), tag: 't', headers: {} });

beforeEach(() => {
  vi.useFakeTimers();
  version = 0;
  endedAt = null;
});
afterEach(() => void vi.useRealTimers());

/** Something is changed now. */
function change(): void {
  version = (version ?? 0) + 1;
  endedAt = Date.now();
}

it('never takes more room than it was given', () => {
  const room = 100_000;
  const cache = cacheOf({ maxBytes: room });
  const page = (index: number) => body(`${index}`.padEnd(10_000, 'x'));
  for (let index = 0; index < 50; index += 1) {
    cache.set(`/${index}`, page(index), 0, Date.now());
    expect(cache.size()).toBeLessThanOrEqual(room);
  }
  expect(cache.get('/0')).toBeUndefined();
  expect(cache.get('/49')?.body).toEqual(page(49));
});

it('gives a page as recent for half a minute after a change, as better than a frame for ten, and then no more', () => {
  const cache = cacheOf();
  cache.set('/', body('old'), 0, Date.now());
  expect(cache.get('/')?.isFresh).toBe(true);
  change();
  expect(cache.get('/')?.isFresh).toBe(false);
  vi.advanceTimersByTime(29_000);
  expect(cache.get('/')).toMatchObject({ isFresh: false, isRecent: true });
  vi.advanceTimersByTime(2_000);
  expect(cache.get('/')).toMatchObject({ isFresh: false, isRecent: false });
  vi.advanceTimersByTime(9 * 60_000);
  expect(cache.get('/')?.isRecent).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(cache.get('/')).toBeUndefined();
});

it('gives a page as stale that is a minute old', () => {
  const cache = cacheOf();
  cache.set('/', body('old'), 0, Date.now());
  vi.advanceTimersByTime(61_000);
  expect(cache.get('/')).toMatchObject({ isFresh: false, isRecent: true });
  vi.advanceTimersByTime(30_000);
  expect(cache.get('/')).toMatchObject({ isFresh: false, isRecent: false });
});

it('returns no page as fresh while the change feed is down', () => {
  const cache = cacheOf();
  cache.set('/', body('old'), 0, Date.now());
  version = null;
  expect(cache.get('/')?.isFresh).toBe(false);
});

it('does not replace a page by one from before a change', () => {
  const cache = cacheOf();
  cache.set('/', body('new'), 2, Date.now());
  cache.set('/', body('late'), 1, Date.now());
  version = 2;
  expect(cache.get('/')).toMatchObject({ isFresh: true, body: { html: 'new' } });
});

it('gives a page with a least life as fresh for so long from when it was begun, however often something changes', () => {
  const cache = cacheOf({ leastLife: 3000 });
  const begunAt = Date.now();
  change();
  vi.advanceTimersByTime(500);
  cache.set('/', body('old'), 0, begunAt);
  change();
  vi.advanceTimersByTime(2400);
  expect(cache.get('/')?.isFresh).toBe(true);
  vi.advanceTimersByTime(200);
  expect(cache.get('/')).toMatchObject({ isFresh: false, isRecent: true });
});
