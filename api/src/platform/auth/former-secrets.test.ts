import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../../../server/create-server';
import { createUser, testPassword } from '../testing/factories';
import { setCookies, signIn, visitor } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
afterAll(() => test.stop());

const another = 'another secret, that is also long enough';

/** An API on the same database that was started with other secrets. */
const apiWith = (sessionSecret: string, formerSecrets: readonly string[], rateLimits = false) =>
  createServer({ ...test.settings, sessionSecret, formerSecrets, rateLimits }, test.database);

it('keeps people signed in while the secret is changed, and signs them out once the old one is taken out', async () => {
  const first = test.settings.sessionSecret;
  const headers = await signIn(test, await createUser());
  const status = async (secret: string, former: readonly string[], sent: Record<string, string> = headers) =>
    (await (await apiWith(secret, former)).inject({ url: '/api/user', headers: sent })).statusCode;
  expect(await status(first, [another])).toBe(200);
  expect(await status(another, [first])).toBe(200);
  const doubled = { ...headers, cookie: `session=of-another-program; ${headers['cookie']}` };
  expect(await status(another, [first], doubled)).toBe(200);
  expect(await status(another, [])).toBe(401);
});

it('takes the token of a page from before, and repeats a call from before without doing it again', async () => {
  const former = [test.settings.sessionSecret];
  const [client, other] = [await createUser({ userType: 'client' }), await createUser({ userType: 'accountant' })];
  const { cookie = '' } = await signIn(test, client);
  const token = String((await test.server.inject({ url: '/api/user', headers: { cookie } })).headers['x-csrf-token']);
  const headers = { cookie, 'x-csrf-token': token, 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };
  const payload = { receiverId: other.id, content: 'Do you have time in March?' };
  const message = { method: 'POST', url: '/api/messages', headers, payload } as const;
  const before = await test.server.inject(message);
  const after = await (await apiWith(another, former)).inject(message);
  expect([before.statusCode, after.statusCode, after.headers['idempotency-replayed']]).toEqual([200, 200, 'true']);
  expect(after.payload).toBe(before.payload);
  expect((await (await apiWith(another, [])).inject(message)).statusCode).toBe(401);
});

it('knows the browsers of an account from before, which others cannot lock out', async () => {
  const user = await createUser();
  const login = {
    method: 'POST',
    url: '/api/login',
    payload: { username: user.username, password: testPassword },
  } as const;
  const [device = ''] = setCookies(await test.server.inject({ ...login, headers: visitor }))
    .filter((cookie) => cookie.startsWith('device-'))
    .map((cookie) => cookie.split(';')[0] ?? '');
  const guess = { ...login, headers: visitor, payload: { ...login.payload, password: 'a guess' } };
  const server = await apiWith(another, [test.settings.sessionSecret], true);
  for (let tries = 0; tries < 10; tries += 1) await server.inject(guess);
  expect((await server.inject({ ...login, headers: visitor })).statusCode).toBe(429);
  expect((await server.inject({ ...login, headers: { ...visitor, cookie: device } })).statusCode).toBe(200);
});
