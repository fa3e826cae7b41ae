// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { circuitPause } from '../../app/areas/area-limits';
import { integrityGlobal } from '../../page-contract/integrity';
import type { WholeSet } from '../../page-contract/release-set';
import { releaseSetWith } from '../../page-contract/testing/release-sets';
import { createCompleteSet } from './whole-set';

const files = { '/blog': { page: ['/blog.js'], slots: [] } };
const { areas } = releaseSetWith({ blog: {} });
const whole = {
  areas: { blog: { ...areas['blog'], files } },
  integrity: { '/blog.js': 'sha256-x' },
} as unknown as WholeSet;
const name = createHash('sha256').update(JSON.stringify(whole)).digest('base64url');
const first = () => ({ ...releaseSetWith({ blog: {} }), whole: name });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('completes the set with one request of the file that has its hash, and the hashes of what it may run', async () => {
  vi.stubGlobal(integrityGlobal, { '/own.js': 'sha256-y' });
  const fetched = vi.fn(() => Promise.resolve(Response.json(whole)));
  vi.stubGlobal('fetch', fetched);
  const set = first();
  const complete = createCompleteSet(set);
  await Promise.all([complete(), complete()]);
  await complete();
  const integrity = `sha256-${createHash('sha256').update(JSON.stringify(whole)).digest('base64')}`;
  expect(fetched.mock.calls).toEqual([[`/served-releases/${name}`, { integrity }]]);
  expect(set.areas['blog']?.files).toEqual(files);
  const added = { '/own.js': 'sha256-y', [`${location.origin}/blog.js`]: 'sha256-x' };
  expect((globalThis as Record<string, unknown>)[integrityGlobal]).toEqual(added);
});

it.each([
  ['without an answer', true],
  ['without a network', false],
])('fails in time %s, asks again only after a while, and takes what arrives later', async (_, isLate) => {
  vi.useFakeTimers();
  let arrive: (response: Response) => void = () => undefined;
  const later = new Promise<Response>((resolve) => (arrive = resolve));
  const fetched = vi.fn<() => Promise<Response>>(() =>
    isLate ? later : Promise.reject(new TypeError('Failed to fetch')),
  );
  vi.stubGlobal('fetch', fetched);
  const set = first();
  const complete = createCompleteSet(set);
  const failing = expect(complete()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(3_000);
  await failing;
  await expect(complete()).rejects.toThrow('a moment ago');
  expect(fetched).toHaveBeenCalledTimes(1);
  arrive(Response.json(whole));
  fetched.mockResolvedValue(Response.json(whole));
  await vi.advanceTimersByTimeAsync(circuitPause);
  await complete();
  expect(set.areas['blog']?.files).toEqual(files);
  expect(fetched).toHaveBeenCalledTimes(isLate ? 1 : 2);
});
