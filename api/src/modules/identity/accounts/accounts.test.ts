import { describe, expect, it } from 'vitest';
import { Session } from '../../../platform/auth/session.model';
import { User } from '../../../platform/auth/user.model';
import { Mail } from '../../../platform/mail/mail.model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { cookieOf, setCookies, signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';

const test = testServer();

const jane = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'Jane@Example.com',
  username: 'JaneDoe',
  password: 'long enough',
  confirmPassword: 'long enough',
  userType: 'client',
  agreeTerms: true,
};

const post = (url: string, payload: object, headers: Record<string, string> = visitor) =>
  test.server.inject({ method: 'POST', url, headers, payload });

describe('registering', () => {
  it('answers the new person, signed in, and keeps what was typed', async () => {
    const response = await post('/api/register', jane);
    expect(response.statusCode).toBe(200);
    expect(response.result).toEqual({
      id: expect.any(Number),
      userType: 'client',
      firstName: 'Jane',
      lastName: 'Doe',
      email: 'Jane@Example.com',
      username: 'JaneDoe',
      profilePicture: null,
      city: null,
      state: null,
      emailConfirmed: false,
      outbox: '/api/outbox',
    });
    const user = await test.server.inject({ url: '/api/user', headers: { cookie: cookieOf(response) } });
    expect(user.statusCode).toBe(200);
  });

  it.each(['accountant', 'bookkeeper', 'advisor', 'cfo'] as const)(
    'keeps that a professional is to be listed as %s, and begins the listing with it',
    async (profession) => {
      const response = await post('/api/register', { ...jane, userType: 'accountant', profession });
      expect(response.result).toMatchObject({ userType: 'accountant', profession });
      const headers = { ...visitor, cookie: cookieOf(response) };
      const user = await test.server.inject({ url: '/api/user', headers });
      expect(user.result).toMatchObject({ profession });
      const listing = { bio: 'Books for small shops.', services: ['tax'], specialties: ['tech'], pricing: 'From $100' };
      const created = await post('/api/accountants/profile', listing, headers);
      expect(created.statusCode, created.payload).toBe(200);
      expect(created.result).toMatchObject({ professions: [profession] });
    },
  );

  it('stores no profession of a client, and refuses an unknown one', async () => {
    const response = await post('/api/register', { ...jane, profession: 'cfo' });
    expect(response.result).not.toHaveProperty('profession');
    expect((await User.query().first().throwIfNotFound()).profession).toBeNull();
    const refused = await post('/api/register', { ...jane, userType: 'accountant', profession: 'plumber' });
    expect([refused.statusCode, refused.payload]).toEqual([
      400,
      'Please choose accountant, bookkeeper, financial advisor or fractional CFO',
    ]);
  });

  it('stores the accepted terms with version and time, and a hash instead of the password', async () => {
    await post('/api/register', jane);
    const stored = await User.query().first().throwIfNotFound();
    expect(stored.termsVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(stored.termsAcceptedAt).toBeInstanceOf(Date);
    expect(stored.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    [{ firstName: '' }, 'First name is required'],
    [{ firstName: undefined }, 'First name is required'],
    [{ lastName: '   ' }, 'Last name is required'],
    [{ lastName: undefined }, 'Last name is required'],
    [{ email: 'jane' }, 'Invalid email address'],
    [{ email: '' }, 'Invalid email address'],
    [{ email: undefined }, 'Invalid email address'],
    [{ username: 'jd' }, 'Username must be at least 3 characters'],
    [{ username: ' jd ' }, 'Username must be at least 3 characters'],
    [{ username: '' }, 'Username must be at least 3 characters'],
    [{ username: undefined }, 'Username must be at least 3 characters'],
    [{ password: 'seven77', confirmPassword: 'seven77' }, 'Password must be at least 8 characters'],
    [{ password: '' }, 'Password must be at least 8 characters'],
    [{ password: undefined }, 'Password must be at least 8 characters'],
    [{ confirmPassword: '' }, 'Confirm password is required'],
    [{ confirmPassword: undefined }, 'Confirm password is required'],
    [{ agreeTerms: false }, 'You must agree to the terms and conditions'],
    [{ agreeTerms: 'no' }, 'You must agree to the terms and conditions'],
    [{ confirmPassword: 'another one' }, 'Passwords do not match'],
    [{ userType: 'admin' }, 'Please choose whether you are a client or a professional'],
    [{ userType: undefined }, 'Please choose whether you are a client or a professional'],
    [{ firstName: 5 }, 'First name is required'],
    [{ isAdmin: true }, "The field 'isAdmin' is not known here."],
  ])('refuses %j', async (change, sentence) => {
    const response = await post('/api/register', { ...jane, ...change });
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await User.query().resultSize()).toBe(0);
  });

  it.each([
    [
      'a username of 3 characters and a password of 8',
      { username: 'jan', password: '8 chars.', confirmPassword: '8 chars.' },
    ],
    ['a professional', { userType: 'accountant' }],
    ['the fields of the specification alone, without the terms', { agreeTerms: undefined }],
  ])('takes %s', async (_, change) => {
    expect((await post('/api/register', { ...jane, ...change })).statusCode).toBe(200);
    const stored = await User.query().first().throwIfNotFound();
    expect(stored.termsVersion === null).toBe('agreeTerms' in change);
  });

  it('names the first failing rule only', async () => {
    expect((await post('/api/register', {})).payload).toBe('First name is required');
    expect((await test.server.inject({ method: 'POST', url: '/api/register', headers: visitor })).payload).toBe(
      'First name is required',
    );
  });

  it('refuses a username or an email that is taken, whatever its capitals', async () => {
    await post('/api/register', jane);
    const sameName = await post('/api/register', { ...jane, username: 'JANEDOE', email: 'other@example.com' });
    expect([sameName.statusCode, sameName.payload, sameName.headers['x-error-code']]).toEqual([
      409,
      'This username is already taken.',
      'username_taken',
    ]);
    const sameEmail = await post('/api/register', { ...jane, username: 'other', email: 'JANE@example.COM' });
    expect([sameEmail.statusCode, sameEmail.payload, sameEmail.headers['x-error-code']]).toEqual([
      409,
      'An account with this email address already exists.',
      'email_taken',
    ]);
    // Its owner gets a mail.
    const mails = await Mail.query().where({ kind: 'email-in-use' });
    expect(mails.map(({ toEmail }) => toEmail)).toEqual([jane.email]);
  });

  it('gives one of two simultaneous sign-ups the name and the other a sentence', async () => {
    const responses = await Promise.all([post('/api/register', jane), post('/api/register', jane)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await User.query().resultSize()).toBe(1);
  });
});

describe('logging in', () => {
  it('takes the username or the email address, in any capitals', async () => {
    await createUser({ username: 'Sam', email: 'Sam@Example.com' });
    for (const username of ['Sam', 'sam', ' SAM ', 'sam@example.com']) {
      const response = await post('/api/login', { username, password: testPassword });
      expect([username, response.statusCode]).toEqual([username, 200]);
    }
  });

  it('says the same for an unknown account, a wrong password and a suspended account', async () => {
    await createUser({ username: 'sam' });
    await createUser({ username: 'gone', suspendedAt: new Date() });
    const responses = await Promise.all([
      post('/api/login', { username: 'sam', password: 'wrong one here' }),
      post('/api/login', { username: 'nobody', password: 'wrong one here' }),
      post('/api/login', { username: 'gone', password: testPassword }),
    ]);
    for (const { statusCode, payload, headers } of responses) {
      expect([statusCode, payload, headers['x-error-code'], headers['set-cookie']]).toEqual([
        401,
        'Invalid username or password',
        'invalid_credentials',
        undefined,
      ]);
    }
  });

  it.each([
    [{ password: 'x' }, 'Username is required'],
    [{ username: '', password: 'x' }, 'Username is required'],
    [{ username: '  ', password: 'x' }, 'Username is required'],
    [{ username: 'x' }, 'Password is required'],
    [{ username: 'x', password: '' }, 'Password is required'],
    [{}, 'Username is required'],
  ])('refuses %j', async (payload, sentence) => {
    const response = await post('/api/login', payload);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });

  it('sets a cookie that scripts cannot read, for the browser session unless remembered', async () => {
    await createUser({ username: 'sam' });
    const cookieHeader = async (remember: boolean): Promise<string> =>
      setCookies(await post('/api/login', { username: 'sam', password: testPassword, remember })).find((cookie) =>
        cookie.startsWith('session='),
      ) ?? '';
    expect(await cookieHeader(false)).toMatch(/^session=[^;]+; HttpOnly; SameSite=Lax; Path=\/$/);
    expect(await cookieHeader(true)).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
  });

  it('gives a new session and ends the one the browser came with', async () => {
    const user = await createUser();
    const first = await signIn(test, user);
    const response = await post('/api/login', { username: user.username, password: testPassword }, first);
    expect(cookieOf(response)).not.toBe(first['cookie']);
    expect((await test.server.inject({ url: '/api/user', headers: first })).statusCode).toBe(401);
    expect(await Session.query().resultSize()).toBe(1);
  });
});

describe('the session', () => {
  it('is unknown to a visitor', async () => {
    const response = await test.server.inject('/api/user');
    expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([
      401,
      'You need to sign in first.',
      'not_signed_in',
    ]);
  });

  it('ends on the server at log-out: the cookie is worth nothing afterwards', async () => {
    const headers = await signIn(test, await createUser());
    const response = await post('/api/logout', {}, headers);
    expect(response.statusCode).toBe(204);
    expect(String(response.headers['set-cookie'])).toContain('Max-Age=0');
    expect((await test.server.inject({ url: '/api/user', headers })).statusCode).toBe(401);
  });

  it('lets a visitor log out without complaint', async () => {
    expect((await test.server.inject({ method: 'POST', url: '/api/logout', headers: visitor })).statusCode).toBe(204);
  });

  it('expires', async () => {
    const headers = await signIn(test, await createUser());
    await Session.query().patch({ expiresAt: new Date(Date.now() - 1000) });
    expect((await test.server.inject({ url: '/api/user', headers })).statusCode).toBe(401);
  });

  it('is moved on while it is used, and a remembered cookie with it', async () => {
    const headers = await signIn(test, await createUser(), true);
    const before = new Date(Date.now() - 60 * 60 * 1000);
    await Session.query().patch({ lastSeenAt: before, expiresAt: new Date(Date.now() + 1000) });
    const response = await test.server.inject({ url: '/api/user', headers });
    expect(String(response.headers['set-cookie'])).toContain('Max-Age=2592000');
    const session = await Session.query().first().throwIfNotFound();
    expect(session.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1000);
    expect(session.lastSeenAt.getTime()).toBeGreaterThan(before.getTime());
  });

  it('ends with the account: suspended and deleted users are signed out immediately', async () => {
    const user = await createUser();
    const headers = await signIn(test, user);
    await user.$query().patch({ suspendedAt: new Date() });
    expect((await test.server.inject({ url: '/api/user', headers })).statusCode).toBe(401);
  });

  it('stores only a hash of its id in the table', async () => {
    const headers = await signIn(test, await createUser());
    const session = await Session.query().first().throwIfNotFound();
    expect(session.idHash).toMatch(/^[0-9a-f]{64}$/);
    expect(headers['cookie']).not.toContain(session.idHash);
  });

  it('ignores a cookie that was tampered with', async () => {
    const headers = await signIn(test, await createUser());
    const response = await test.server.inject({
      url: '/api/user',
      headers: { ...headers, cookie: `${headers['cookie']}x` },
    });
    expect(response.statusCode).toBe(401);
  });
});
