import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseTrustProxy, withLoopback } from '../../hosting/trusted-proxies';
import { Mail } from '../mail/mail.model';
import { createUser, testPassword } from '../testing/factories';
import { setCookies, visitor } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';
import { createRateLimits } from './rate-limits';

let test: TestServer;
beforeEach(async () => {
  test = await createTestServer({ rateLimits: true });
});
afterEach(() => test.stop());

const login = (username: string, password: string, ip: string, cookie = '') =>
  test.server.inject({
    method: 'POST',
    url: '/api/login',
    headers: { ...visitor, 'x-forwarded-for': ip, ...(cookie && { cookie }) },
    payload: { username, password },
  });

describe('logging in', () => {
  it('is tried 10 times in 15 minutes for one account from one network, by whichever name', async () => {
    const { email } = await createUser({ username: 'sam', email: 'sam@example.com' });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login(attempt % 2 ? email : 'sam', 'wrong one here', '10.0.0.1')).statusCode).toBe(401);
    for (const name of ['SAM', email]) {
      const refused = await login(name, testPassword, '10.0.0.1');
      expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([429, 'rate_limited']);
      expect(refused.payload).toBe('Too many attempts to log in to this account. Please wait a while and try again.');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    }
    expect((await login('someone-else', 'wrong one here', '10.0.0.1')).statusCode).toBe(401);
    // Tries from elsewhere do not lock the owner out.
    expect((await login('sam', testPassword, '10.0.1.1')).statusCode).toBe(200);
  });

  it('is tried 100 times from many networks; then from browsers alone that have signed in to it before', async () => {
    const { id } = await createUser({ username: 'sam' });
    const owner = await login('sam', testPassword, '10.0.1.1');
    const cookie = (setCookies(owner).find((one) => one.startsWith(`device-${id}=`)) ?? '').split(';')[0] ?? '';
    // The owner's own sign-in counted.
    for (let attempt = 0; attempt < 99; attempt += 1)
      expect((await login('sam', 'wrong one here', `10.0.2.${attempt}`)).statusCode).toBe(401);
    expect((await login('sam', testPassword, '10.0.3.1')).statusCode).toBe(429);
    expect((await login('sam', testPassword, '10.0.3.2', `${cookie}x`)).statusCode).toBe(429);
    expect(
      (await login('sam', testPassword, '10.0.3.3', `device-${id + 1}=${cookie.split('=')[1] ?? ''}`)).statusCode,
    ).toBe(429);
    expect((await login('sam', testPassword, '10.0.3.4', cookie)).statusCode).toBe(200);
    // Such a browser is no way around the limit.
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login('sam', 'wrong one here', `10.0.4.${attempt}`, cookie)).statusCode).toBe(401);
    expect((await login('sam', testPassword, '10.0.5.1', cookie)).statusCode).toBe(429);
  });

  it('counts anew after a success', async () => {
    await createUser({ username: 'sam' });
    for (let attempt = 0; attempt < 9; attempt += 1) await login('sam', 'wrong one here', '10.0.0.1');
    expect((await login('sam', testPassword, '10.0.0.1')).statusCode).toBe(200);
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect((await login('sam', 'wrong one here', '10.0.0.1')).statusCode).toBe(401);
  });

  it('is tried 30 times in 5 minutes from one IP', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect((await login(`person${attempt}`, 'wrong one here', '10.0.0.1')).statusCode).toBe(401);
    expect((await login('person31', 'wrong one here', '10.0.0.1')).statusCode).toBe(429);
    expect((await login('person31', 'wrong one here', '10.0.0.2')).statusCode).toBe(401);
  });
});

describe('where a request comes from', () => {
  const tryFrom = (remoteAddress: string, forwardedFor: string, attempt: number) =>
    test.server.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress,
      headers: { ...visitor, 'x-forwarded-for': forwardedFor },
      payload: { username: `person${attempt}`, password: 'wrong one here' },
    });
  const refusals = async (from: (attempt: number) => readonly [string, string]): Promise<number> => {
    let refused = 0;
    for (let attempt = 0; attempt < 34; attempt += 1) {
      if ((await tryFrom(...from(attempt), attempt)).statusCode === 429) refused += 1;
    }
    return refused;
  };

  it('34 people whom the shell tells apart do not share a limit', async () => {
    expect(await refusals((attempt) => ['127.0.0.1', `203.0.113.${attempt}`])).toBe(0);
  });

  it('a client cannot choose its IP with a header', async () => {
    expect(await refusals((attempt) => ['198.51.100.1', `203.0.113.${attempt}`])).toBe(4);
  });

  it('nor by taking another one of a network of IPv6', async () => {
    expect(await refusals((attempt) => ['127.0.0.1', `2001:db8::${attempt.toString(16)}`])).toBe(4);
  });

  it('a shell on another machine is believed when the settings name it', async () => {
    await test.stop();
    test = await createTestServer({ rateLimits: true, trustedProxies: withLoopback(parseTrustProxy('192.0.2.0/24')) });
    expect(await refusals((attempt) => ['192.0.2.10', `203.0.113.${attempt}`])).toBe(0);
    expect(await refusals((attempt) => ['198.51.100.2', `203.0.113.${attempt}`])).toBe(4);
  });
});

const signUp = (index: number, email = `p${index}@example.com`, ip = '10.0.0.9') =>
  test.server.inject({
    method: 'POST',
    url: '/api/register',
    headers: { ...visitor, 'x-forwarded-for': ip },
    payload: {
      firstName: 'A',
      lastName: 'B',
      email,
      username: `person${index}`,
      password: 'long enough',
      confirmPassword: 'long enough',
      userType: 'client',
    },
  });

it('creates 10 accounts an hour from one IP', async () => {
  for (let index = 0; index < 10; index += 1) expect((await signUp(index)).statusCode).toBe(200);
  expect((await signUp(11)).statusCode).toBe(429);
});

it('5 guesses an hour from one IP find out whose emails have accounts, and their owners get three mails a day', async () => {
  await createUser({ email: 'sam@example.com' });
  const answers: number[] = [];
  for (let index = 0; index < 7; index += 1) answers.push((await signUp(index, 'sam@example.com')).statusCode);
  expect(answers).toEqual([409, 409, 409, 409, 409, 429, 429]);
  expect((await signUp(8)).statusCode).toBe(429);
  expect((await signUp(9, 'sam@example.com', '10.0.0.8')).statusCode).toBe(409);
  expect(await Mail.query().where({ toEmail: 'sam@example.com' }).resultSize()).toBe(3);
});

it('has a limit of 60 messages a minute for each person', async () => {
  const limits = createRateLimits({
    settings: test.databaseSettings,
    database: test.database,
    site: test.server.app.platform.site,
    redis: null,
  });
  for (let sent = 0; sent < 60; sent += 1) await limits.consume('messages', 1);
  await expect(limits.consume('messages', 1)).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  await limits.consume('messages', 2);
});
