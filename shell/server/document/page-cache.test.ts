import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { PageBody } from './page-body';
import { createPageCache } from './page-cache';

let version: number | null = 0;
let endedAt: number | null = null;
const changes = { version: () => version, endedAt: () => endedAt };
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
  const cache = createPageCache(room, changes);
  const page = (index: number) => body(`${index}`.padEnd(10_000, 'x'));
  for (let index = 0; index < 50; index += 1) {
    cache.set(`/${index}`, page(index), 0);
    expect(cache.size()).toBeLessThanOrEqual(room);
  }
  expect(cache.get('/0')).toBeUndefined();
  expect(cache.get('/49')?.body).toEqual(page(49));
});

it('gives a page as stale for half a minute after a change, and then no more', () => {
  const cache = createPageCache(100_000, changes);
  cache.set('/', body('old'), 0);
  expect(cache.get('/')?.isFresh).toBe(true);
  change();
  expect(cache.get('/')?.isFresh).toBe(false);
  vi.advanceTimersByTime(29_000);
  expect(cache.get('/')?.isFresh).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(cache.get('/')).toBeUndefined();
});

it('gives a page as stale that is a minute old', () => {
  const cache = createPageCache(100_000, changes);
  cache.set('/', body('old'), 0);
  vi.advanceTimersByTime(61_000);
  expect(cache.get('/')?.isFresh).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(cache.get('/')).toBeUndefined();
});

it('returns no page as fresh while the change feed is down', () => {
  const cache = createPageCache(100_000, changes);
  cache.set('/', body('old'), 0);
  version = null;
  expect(cache.get('/')?.isFresh).toBe(false);
});

it('does not replace a page by one from before a change', () => {
  const cache = createPageCache(100_000, changes);
  cache.set('/', body('new'), 2);
  cache.set('/', body('late'), 1);
  version = 2;
  expect(cache.get('/')).toMatchObject({ isFresh: true, body: { html: 'new' } });
});
