import type { RequestListener } from 'node:http';
import type { Server } from '@hapi/hapi';
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer } from '../../../../../server/create-server';
import { createUser } from '../../../../platform/testing/factories';
import { createClock } from '../../../../platform/testing/moved-clock';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { json, startFakeBackend, type FakeBackend } from '../testing/fake-backend';
import { serveBlog, setTestBackend } from '../testing/served-blog';

const start = Date.parse('2026-11-30T09:00:00.000Z');
const clock = createClock(new Date(start).toISOString());
const moveTo = (seconds: number) => clock.moveTo(new Date(start + seconds * 1000).toISOString());
const test = testServer({}, clock);
let backend: FakeBackend;
let version = 0;
beforeEach(async () => {
  backend = await startFakeBackend();
  await serveBlog(test);
  // Circuits are of a process: each test has a backend of its own.
  await setTestBackend(backend.url, 1, (version += 1));
});
afterEach(() => backend.stop());

const call = async (server: Server = test.server, from = '10.0.0.1', path = 'notes') => {
  const as = { ...visitor, 'x-forwarded-for': from };
  const { statusCode, headers } = await server.inject({ url: `/api/areas/blog/${path}`, headers: as });
  return [statusCode, headers['x-error-code'], headers['retry-after']];
};
const calls = (count: number, from?: string) =>
  Promise.all(Array.from({ length: count }, () => call(test.server, from)));
const portOf = (url: string) => Number(new URL(url).port);
const stateOf = async (server: Server = test.server) => {
  const headers = await signIn(test, await createUser({ userType: 'admin' }));
  const { result } = await server.inject({ url: '/api/platform/backends', headers });
  const [row] = result as { state: string; openUntil: string | null }[];
  return [row?.state, row?.openUntil];
};
const away = [502, 'backend_failed', undefined];
const open = (seconds: number) => [503, 'backend_unavailable', String(seconds)];

describe('a backend that is down', () => {
  it('is not called for a while after five failures, and recovers by itself', async () => {
    await backend.stop();
    moveTo(0);
    for (let index = 0; index < 5; index += 1) expect(await call()).toEqual(away);
    expect(await call()).toEqual(open(5));
    expect(await stateOf()).toEqual(['down', new Date(start + 5_000).toISOString()]);
    moveTo(5);
    // One call finds out; the others do not wait for it.
    const tried = await calls(6);
    expect(tried.filter(([status]) => status === 502)).toHaveLength(1);
    expect(await call()).toEqual(open(10));
    const again = await startFakeBackend(portOf(backend.url));
    moveTo(15);
    expect(await call()).toEqual([200, undefined, undefined]);
    expect((await calls(5)).map(([status]) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await stateOf()).toEqual(['answers', null]);
    await again.stop();
  });

  it('is called on when a response of it says that, though administrators see it', async () => {
    moveTo(0);
    backend.respond = (_request, response) => response.writeHead(500).end();
    for (let index = 0; index < 7; index += 1) expect((await call())[0]).toBe(500);
    backend.respond = (_request, response) => response.writeHead(502).end();
    for (let index = 0; index < 7; index += 1) expect((await call())[0]).toBe(502);
    expect(await stateOf()).toEqual(['down', null]);
  });

  it('counts on over what is refused', async () => {
    moveTo(0);
    await backend.stop();
    for (let index = 0; index < 4; index += 1) expect(await call()).toEqual(away);
    const page = await startFakeBackend(portOf(backend.url));
    page.respond = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<b>');
    expect(await call()).toEqual(away);
    await page.stop();
    expect(await call()).toEqual(away);
    expect(await call()).toEqual(open(5));
  });
});

describe('a backend that is slow', () => {
  it('takes twenty calls together, and no other route waits for it', async () => {
    moveTo(0);
    await setTestBackend(backend.url, 5, (version += 1));
    backend.respond = () => undefined;
    const hanging = Promise.all(
      ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5'].map((ip) => calls(40, ip)),
    );
    await expect.poll(() => backend.calls.length, { timeout: 4_000 }).toBe(20);
    const times: number[] = [];
    for (let index = 0; index < 50; index += 1) {
      const startedAt = performance.now();
      expect((await test.server.inject('/api/site')).statusCode).toBe(200);
      times.push(performance.now() - startedAt);
    }
    expect(times.sort((a, b) => a - b)[25]).toBeLessThan(1_000);
    const results = (await hanging).flat();
    expect(results.filter(([status]) => status === 504)).toHaveLength(20);
    expect(results.filter(([, code, after]) => code === 'backend_unavailable' && after === '1')).toHaveLength(180);
    expect(backend.calls).toHaveLength(20);
    expect(await stateOf()).toEqual(['slow', expect.any(String)]);
    const counted = test.server.app.readings.find(({ name }) => name === 'area_backend_too_many_total');
    expect(((await counted?.read()) as Record<string, number>)['blog']).toBeGreaterThanOrEqual(180);
  });
});

describe('one caller', () => {
  const slowAlone: RequestListener = (request, response) => {
    if (request.url !== '/slow') json(response, { ok: true });
  };
  const slow = (from?: string) => call(test.server, from, 'slow');
  const many = <Result>(count: number, act: () => Promise<Result>) => Promise.all(Array.from({ length: count }, act));

  it('has five calls together, and leaves the others to others', async () => {
    moveTo(0);
    backend.respond = slowAlone;
    const hanging = many(8, () => slow());
    await expect.poll(() => backend.calls.length).toBe(5);
    expect(await call()).toEqual(open(1));
    expect((await call(test.server, '10.0.0.2'))[0]).toBe(200);
    expect((await hanging).filter(([status]) => status === 504)).toHaveLength(5);
  });

  it('opens no circuit for the others, nor again one that is tried', async () => {
    moveTo(0);
    backend.respond = slowAlone;
    for (let time = 0; time < 2; time += 1) await many(5, () => slow());
    expect((await call(test.server, '10.0.0.2'))[0]).toBe(200);
    await many(4, () => slow());
    expect((await slow('10.0.0.2'))[0]).toBe(504);
    expect(await call()).toEqual(open(5));
    moveTo(5);
    const [tried, , other] = await Promise.all([slow(), slow(), slow('10.0.0.2')]);
    expect([tried[0], other[0]]).toEqual([504, 504]);
    expect(await call()).toEqual(open(10));
    moveTo(15);
    expect((await slow())[0]).toBe(504);
    expect((await call(test.server, '10.0.0.2'))[0]).toBe(200);
    expect((await call())[0]).toBe(200);
  });

  it('whose calls break a connection opens none either', async () => {
    moveTo(0);
    backend.respond = (request, response) =>
      request.url === '/slow' ? request.socket.destroy() : json(response, { ok: true });
    for (let time = 0; time < 7; time += 1) expect(await slow()).toEqual(away);
    expect((await call(test.server, '10.0.0.2'))[0]).toBe(200);
  });

  it('that is gone ends a read, and counts for nothing', async () => {
    moveTo(0);
    await setTestBackend(backend.url, 10, (version += 1));
    await test.server.start();
    const ended = vi.fn();
    backend.respond = (_request, response) => void response.on('close', ended);
    const gone = new AbortController();
    const url = `http://127.0.0.1:${test.server.info.port}/api/areas/blog/notes`;
    const asked = fetch(url, { signal: gone.signal }).catch(() => 'gone');
    await expect.poll(() => backend.calls.length).toBe(1);
    const startedAt = performance.now();
    gone.abort();
    expect(await asked).toBe('gone');
    await expect.poll(() => ended.mock.calls.length).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await stateOf()).toEqual(['unknown', null]);
    await test.server.stop({ timeout: 0 });
    await test.server.initialize();
  });
});

describe('of two processes', () => {
  let other: Server;
  beforeAll(async () => {
    other = await createServer(test.settings, test.database, clock);
    await other.initialize();
  });
  afterAll(() => other.stop({ timeout: 0 }));

  it('each learns by itself that a backend is down, and both sign with the same key', async () => {
    moveTo(0);
    await backend.stop();
    for (let index = 0; index < 5; index += 1) await call();
    expect(await call()).toEqual(open(5));
    expect(await call(other)).toEqual(away);
    expect([(await stateOf())[0], (await stateOf(other))[0]]).toEqual(['down', 'down']);
    const keys = async (server: Server) => (await server.inject('/api/areas/.well-known/jwks.json')).payload;
    expect(await keys(other)).toBe(await keys(test.server));
  });
});
