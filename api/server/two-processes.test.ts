import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BaseModel } from '../src/platform/database/base-model';
import { startApiProcess } from '../src/platform/testing/api-process';
import { createUser, testPassword } from '../src/platform/testing/factories';
import { visitor } from '../src/platform/testing/sign-in';
import { createTestDatabase, type TestDatabase } from '../src/platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../src/platform/testing/two-api-processes';

const folder = mkdtempSync(join(tmpdir(), 'counterpart-two-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A reverse proxy that hands each request to the next process in turn. */
async function startProxy(origins: readonly string[]): Promise<{ proxy: Server; url: string }> {
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const target = new URL(url ?? '/', origins[turn++ % origins.length]);
    const passed = forward(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { proxy, url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}

describe.runIf(process.env['TEST_DATABASE_URL'])('two processes on one database server', () => {
  let test: TestDatabase;
  let apis: TwoApiProcesses;
  let front: Awaited<ReturnType<typeof startProxy>>;
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    apis = await startTwoApiProcesses(test.databaseSettings);
    front = await startProxy(apis.urls);
  });
  beforeEach(() => test.empty());
  afterAll(async () => {
    front.proxy.close();
    await apis.stop();
    await test.remove();
  });

  const call = async (url: string, payload?: object, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(url, {
      method: payload ? method : 'GET',
      headers: { ...visitor, ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
  const logIn = (origin: string, username: string, password: string, ip: string) =>
    call(`${origin}/api/login`, { username, password }, { 'x-forwarded-for': ip });
  const signIn = async (origin: string, username: string) => {
    const answer = await logIn(origin, username, testPassword, '203.0.113.1');
    expect(answer.status).toBe(200);
    return {
      cookie: answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    };
  };
  const whoAmI = (headers: Record<string, string>) =>
    Promise.all(apis.urls.map(async (origin) => (await call(`${origin}/api/user`, undefined, headers)).status));

  it('count attempts to log in together, by account and network, and know a browser that signed in at the other', async () => {
    const { username } = await createUser();
    const answers: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      answers.push((await logIn(front.url, username, 'a guess', '203.0.113.50')).status);
    expect(answers).toEqual([...Array<number>(10).fill(401), 429]);
    for (const origin of apis.urls) {
      const refused = await logIn(origin, username, testPassword, '203.0.113.50');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    const [one, other] = apis.urls;
    const device = await signIn(one, username);
    const again = await call(
      `${other}/api/login`,
      { username, password: testPassword },
      { 'x-forwarded-for': '203.0.113.50', ...device },
    );
    expect(again.status).toBe(200);
  });

  it('and by IP, also when they come at the same moment', async () => {
    const answers = await Promise.all(
      Array.from(
        { length: 36 },
        async (_, index) => (await logIn(front.url, `nobody${index}`, 'x', '192.0.2.7')).status,
      ),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(6);
  });

  it('forget attempts together after a success', async () => {
    const { username } = await createUser();
    const [one, other] = apis.urls;
    const guessThere = async () => (await logIn(other, username, 'a guess', '203.0.113.1')).status;
    for (let attempt = 0; attempt < 9; attempt += 1) expect(await guessThere()).toBe(401);
    await signIn(one, username);
    for (let attempt = 0; attempt < 9; attempt += 1) expect(await guessThere()).toBe(401);
  });

  it('know each other’s sessions, from the log-in to the log-out', async () => {
    const { username } = await createUser();
    const headers = await signIn(apis.urls[0], username);
    expect(await whoAmI(headers)).toEqual([200, 200]);
    expect((await call(`${apis.urls[1]}/api/logout`, {}, headers)).status).toBe(204);
    expect(await whoAmI(headers)).toEqual([401, 401]);
  });

  it('end a person’s other sessions with a new password, wherever they began', async () => {
    const { username } = await createUser();
    const [here, elsewhere] = [await signIn(apis.urls[0], username), await signIn(apis.urls[1], username)];
    const payload = {
      currentPassword: testPassword,
      newPassword: 'a brand new one',
      confirmPassword: 'a brand new one',
    };
    expect((await call(`${apis.urls[0]}/api/users/password`, payload, here, 'PUT')).status).toBe(204);
    expect(await whoAmI(elsewhere)).toEqual([401, 401]);
  });

  it('do once what is sent to both with one idempotency key', async () => {
    const [sender, receiver] = [await createUser(), await createUser({ userType: 'accountant' })];
    const headers = {
      ...(await signIn(apis.urls[0], sender.username)),
      'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"',
    };
    const payload = { receiverId: receiver.id, content: 'Do you have time in March?' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await call(`${front.url}/api/messages`, payload, headers);
        return [answer.status, await answer.text()] as const;
      }),
    );
    expect(answers.map(([status]) => status)).toEqual(Array<number>(20).fill(200));
    expect(new Set(answers.map(([, text]) => text)).size).toBe(1);
    const rows = await test.database('messages').count({ found: '*' }).first();
    expect(Number(rows?.['found'])).toBe(1);
  });
});

describe('two processes on one embedded database', () => {
  it('are refused: the second one logs why and exits', async () => {
    const first = startApiProcess({ DATA_DIR: folder });
    try {
      await first.ready;
      const { code, said } = await startApiProcess({ DATA_DIR: folder }).ended;
      expect([code, said]).toEqual([1, expect.stringContaining(String(first.child.pid))]);
    } finally {
      first.child.kill('SIGTERM');
      await first.ended;
    }
  });
});
