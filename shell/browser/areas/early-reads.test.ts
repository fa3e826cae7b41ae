import { expect, it, vi } from 'vitest';
import type { ApiClient } from '../../sdk/api-client';
import { createEarlyReads } from './early-reads';

const path = '/api/blog';

function create(read: (path: string) => Promise<unknown>) {
  let time = 0;
  const client = { read: vi.fn(read), send: vi.fn() } as unknown as ApiClient & {
    readonly read: ReturnType<typeof vi.fn>;
  };
  return {
    client,
    ...createEarlyReads(client, () => time),
    pass: (milliseconds: number) => void (time += milliseconds),
  };
}

it('hands out once what was read ahead, and asks anew after that', async () => {
  const { api, client, readAhead } = create(() => Promise.resolve('posts'));
  readAhead(path);
  readAhead(path);
  expect(await api.read(path)).toBe('posts');
  expect(client.read).toHaveBeenCalledTimes(1);
  await api.read(path);
  expect(client.read).toHaveBeenCalledTimes(2);
});

it('does not take an answer that is older than ten seconds', async () => {
  const { api, client, readAhead, pass } = create(() => Promise.resolve('posts'));
  readAhead(path);
  pass(10_001);
  await api.read(path);
  expect(client.read).toHaveBeenCalledTimes(2);
});

it('asks again when reading ahead failed', async () => {
  let isDown = true;
  const { api, readAhead } = create(() => (isDown ? Promise.reject(new Error('away')) : Promise.resolve('posts')));
  readAhead(path);
  isDown = false;
  expect(await api.read(path)).toBe('posts');
});

it('gives nobody what was read for someone else', async () => {
  const answers = ['hers', 'his'];
  const { api, readAhead, forget } = create(() => Promise.resolve(answers.shift()));
  readAhead(path);
  forget();
  expect(await api.read(path)).toBe('his');
});

it('gives at once what is here, once, and nothing that is on its way or too old', async () => {
  const { api, client, readAhead, take, pass } = create(() => Promise.resolve('posts'));
  readAhead(path);
  expect(take(path)).toBeUndefined();
  await Promise.resolve();
  expect(take(path)).toBe('posts');
  expect(take(path)).toBeUndefined();
  expect(await api.read(path)).toBe('posts');
  expect(client.read).toHaveBeenCalledTimes(2);
  readAhead(path);
  await Promise.resolve();
  pass(10_001);
  expect(take(path)).toBeUndefined();
});
