import { expect, it, vi } from 'vitest';
import type { ApiClient } from '../../sdk/api/api-client';
import { createPrefetchCache } from './prefetch-cache';

const path = '/api/blog';

function create(fetch: (path: string) => Promise<unknown>, failed?: ReadonlyMap<string, Error>) {
  let time = 0;
  const client = { fetch: vi.fn(fetch), send: vi.fn() } as unknown as ApiClient & {
    readonly fetch: ReturnType<typeof vi.fn>;
  };
  return {
    client,
    ...createPrefetchCache(client, failed, () => time),
    pass: (milliseconds: number) => void (time += milliseconds),
  };
}

it('hands out a prefetched response once, and fetches anew after that', async () => {
  const { api, client, prefetch } = create(() => Promise.resolve('posts'));
  prefetch(path);
  prefetch(path);
  expect(await api.fetch(path)).toBe('posts');
  expect(client.fetch).toHaveBeenCalledTimes(1);
  await api.fetch(path);
  expect(client.fetch).toHaveBeenCalledTimes(2);
});

it('does not take a response that is older than ten seconds', async () => {
  const { api, client, prefetch, pass } = create(() => Promise.resolve('posts'));
  prefetch(path);
  pass(10_001);
  await api.fetch(path);
  expect(client.fetch).toHaveBeenCalledTimes(2);
});

it('fetches again when the prefetch failed', async () => {
  let isDown = true;
  const { api, prefetch } = create(() => (isDown ? Promise.reject(new Error('away')) : Promise.resolve('posts')));
  prefetch(path);
  isDown = false;
  expect(await api.fetch(path)).toBe('posts');
});

it('never returns what was prefetched for another user', async () => {
  const responses = ['hers', 'his'];
  const { api, prefetch, forget } = create(() => Promise.resolve(responses.shift()));
  prefetch(path);
  forget();
  expect(await api.fetch(path)).toBe('his');
});

it('returns what has arrived immediately, once, and nothing that is pending or too old', async () => {
  const { api, client, prefetch, take, pass } = create(() => Promise.resolve('posts'));
  prefetch(path);
  expect(take(path)).toBeUndefined();
  await Promise.resolve();
  expect(take(path)).toBe('posts');
  expect(take(path)).toBeUndefined();
  expect(await api.fetch(path)).toBe('posts');
  expect(client.fetch).toHaveBeenCalledTimes(2);
  prefetch(path);
  await Promise.resolve();
  pass(10_001);
  expect(take(path)).toBeUndefined();
});

it('fails the first read like the document said, without a request, and reads anew after that', async () => {
  const { api, client } = create(() => Promise.resolve('posts'), new Map([[path, new Error('gone')]]));
  await expect(api.fetch(path)).rejects.toThrow('gone');
  expect(client.fetch).not.toHaveBeenCalled();
  expect(await api.fetch(path)).toBe('posts');
});
