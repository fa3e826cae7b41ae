import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, testPassword } from '../testing/factories';
import { setCookies, signIn } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';
import type { User } from './user.model';

let test: TestServer;
let user: User;
let cookie = '';
let token = '';
beforeAll(async () => {
  test = await createTestServer({ publicUrl: 'https://counterpart.example' });
  test.server.route({
    method: 'POST',
    path: '/api/test/write',
    options: { auth: { strategy: 'session', mode: 'try' } },
    handler: () => ({ done: true }),
  });
  user = await createUser();
  cookie = (await signIn(test, user))['cookie'] ?? '';
  token = String((await test.server.inject({ url: '/api/user', headers: { cookie } })).headers['x-csrf-token']);
});
afterAll(() => test.stop());

const write = async (headers: Record<string, string>): Promise<[number, unknown]> => {
  const response = await test.server.inject({ method: 'POST', url: '/api/test/write', headers });
  return [response.statusCode, response.headers['x-error-code']];
};
const accepted = [200, undefined];
const refused = [403, 'csrf_refused'];

describe('a write with a session cookie', () => {
  it.each([
    ['from our page', { 'sec-fetch-site': 'same-origin' }, accepted],
    ['typed by the person', { 'sec-fetch-site': 'none' }, accepted],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, refused],
    [
      'from another site with our origin claimed',
      { 'sec-fetch-site': 'cross-site', origin: 'https://counterpart.example' },
      refused,
    ],
    ['from a sister host', { 'sec-fetch-site': 'same-site', origin: 'https://blog.counterpart.example' }, refused],
    ['from a sister host without origin', { 'sec-fetch-site': 'same-site' }, refused],
    ['by origin: ours', { origin: 'https://counterpart.example' }, accepted],
    ['by origin: the host itself', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, accepted],
    [
      'by origin: the host before the proxy',
      { origin: 'http://localhost:3000', 'x-forwarded-host': 'localhost:3000' },
      accepted,
    ],
    ['by origin: another', { origin: 'https://evil.example' }, refused],
    ['by origin: one that begins like ours', { origin: 'https://counterpart.example.evil.example' }, refused],
    ['by origin: null', { origin: 'null' }, refused],
    ['neither header, no token', {}, refused],
    ['neither header, a wrong token', { 'x-csrf-token': 'wrong' }, refused],
  ])('is judged %s', async (_case, headers: Record<string, string>, expected) => {
    expect(await write({ cookie, ...headers })).toEqual(expected);
  });

  it('is accepted with neither header and the session’s token', async () => {
    expect(await write({ cookie, 'x-csrf-token': token })).toEqual(accepted);
  });

  it('is refused with neither header and another session’s token', async () => {
    const other = await signIn(test, user);
    expect(await write({ cookie: other['cookie'] ?? '', 'x-csrf-token': token })).toEqual(refused);
  });
});

describe('the host that a page is reached by', () => {
  const writeFrom = async (remoteAddress: string, headers: Record<string, string>) =>
    (
      await test.server.inject({
        method: 'POST',
        url: '/api/test/write',
        remoteAddress,
        headers: { cookie, ...headers },
      })
    ).statusCode;
  const forged = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

  it('is what a trusted proxy says', async () => {
    expect(await writeFrom('127.0.0.1', { ...forged, origin: 'https://evil.example' })).toBe(200);
  });

  it('is not what other clients claim', async () => {
    expect(await writeFrom('203.0.113.9', forged)).toBe(403);
  });

  it('counts with its protocol', async () => {
    const page = { origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' };
    expect(await writeFrom('127.0.0.1', { ...page, 'x-forwarded-proto': 'https' })).toBe(200);
    expect(await writeFrom('127.0.0.1', { ...page, 'x-forwarded-proto': 'http' })).toBe(403);
  });
});

describe('without a session cookie', () => {
  it('a program that sends neither header is accepted', async () => {
    expect(await write({})).toEqual(accepted);
  });

  it('a page of another site cannot log its visitor in', async () => {
    const payload = { username: user.username, password: testPassword };
    const response = await test.server.inject({
      method: 'POST',
      url: '/api/login',
      headers: { origin: 'https://evil.example' },
      payload,
    });
    expect([response.statusCode, response.payload]).toEqual([
      403,
      'This request did not come from our own pages, so it was refused.',
    ]);
  });
});

it('reads are never refused', async () => {
  const response = await test.server.inject({ url: '/api/user', headers: { cookie, 'sec-fetch-site': 'cross-site' } });
  expect(response.statusCode).toBe(200);
});

it('the cookie is bound to this host over https', async () => {
  const payload = { username: user.username, password: testPassword };
  const response = await test.server.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload,
  });
  expect(setCookies(response).join()).toMatch(
    /^__Host-session=[^;]+; Secure; HttpOnly; SameSite=Lax; Path=\/,__Host-device-/,
  );
});

describe('cookies of other programs', () => {
  const userOf = async (header: string): Promise<number> =>
    (await test.server.inject({ url: '/api/user', headers: { cookie: header } })).statusCode;

  it.each([
    'cookie_consent={"necessary":true}',
    'a',
    '=;;',
    '__proto__=1',
    'name=\xe9',
    'a="b',
    '__Host-session=not-sealed-by-us',
  ])('leave the session as it is: %s', async (other) => {
    expect([await userOf(`${other}; ${cookie}`), await userOf(`${cookie}; ${other}`)]).toEqual([200, 200]);
  });

  it('do not lift what a write with a session must show', async () => {
    expect(await write({ cookie: `__Host-session=not-sealed-by-us; ${cookie}` })).toEqual(refused);
    expect(await write({ cookie: `__proto__=1; a; ${cookie}` })).toEqual(refused);
  });

  it('and a path that cannot be decoded is not found', async () => {
    for (const url of ['/api/%', '/api/blog/50%-off', '/api/%E0%A4%A', '/api/a%2fb', '//', '/\\'])
      expect([url, (await test.server.inject({ url, headers: { cookie: '=;;' } })).statusCode]).toEqual([url, 404]);
  });
});
