import { describe, expect, it } from 'vitest';
import { Session } from '../../../../platform/auth/session.model';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { createTestServer, testServer } from '../../../../platform/testing/test-server';
import { pushedTo } from '../../../../platform/testing/pushed-events';

const test = testServer();

const put = (url: string, payload: object, headers: Record<string, string>) =>
  test.server.inject({ method: 'PUT', url, headers, payload });
const details = { firstName: 'Jane', lastName: 'Doe', email: 'Jane@Example.com', city: 'Austin', state: 'TX' };

describe('personal details', () => {
  it('answers the changed person', async () => {
    const user = await createUser({ username: 'jane', email: details.email });
    const response = await put('/api/users/profile', details, await signIn(test, user));
    expect(response.statusCode).toBe(200);
    expect(response.result).toEqual({
      ...details,
      id: user.id,
      userType: 'client',
      username: 'jane',
      profilePicture: null,
      emailConfirmed: true,
    });
  });

  it('are pushed to the other tabs', async () => {
    const user = await createUser({ email: details.email });
    const headers = await signIn(test, user);
    const pushed = pushedTo(user);
    await put('/api/users/profile', details, headers);
    expect(pushed.map(({ name }) => name)).toEqual(['account.changed']);
  });

  it('keeps what is left out and clears what is empty', async () => {
    const user = await createUser({
      email: details.email,
      city: 'Austin',
      state: 'TX',
      profilePicture: '/uploads/me.webp',
    });
    const headers = await signIn(test, user);
    const { city: _city, state: _state, ...names } = details;
    expect((await put('/api/users/profile', names, headers)).result).toMatchObject({
      city: 'Austin',
      state: 'TX',
      profilePicture: '/uploads/me.webp',
    });
    const cleared = await put('/api/users/profile', { ...names, city: '', state: null, profilePicture: '' }, headers);
    expect(cleared.result).toMatchObject({ city: null, state: null, profilePicture: null });
  });

  it.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ firstName: undefined }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ lastName: undefined }, 'Last name is required'],
    [{ email: 'jane' }, 'Invalid email address'],
    [{ email: '' }, 'Invalid email address'],
    [{ email: undefined }, 'Invalid email address'],
    [{ city: 'x'.repeat(101) }, 'City must be at most 100 characters'],
    [{ profilePicture: 'javascript:alert(1)' }, 'Please upload your profile picture here'],
    [{ profilePicture: '//other.example/x.png' }, 'Please upload your profile picture here'],
    [{ userType: 'admin' }, "The field 'userType' is not known here."],
  ])('refuses %j', async (change, sentence) => {
    const headers = await signIn(test, await createUser({ email: details.email }));
    const response = await put('/api/users/profile', { ...details, ...change }, headers);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });

  it('is for the signed in', async () => {
    expect((await put('/api/users/profile', details, visitor)).statusCode).toBe(401);
    expect((await put('/api/users/password', {}, visitor)).statusCode).toBe(401);
  });
});

describe('the password', () => {
  const change = { currentPassword: testPassword, newPassword: 'a new password', confirmPassword: 'a new password' };

  it('changes, and ends every session', async () => {
    const user = await createUser();
    const headers = await signIn(test, user);
    const elsewhere = await signIn(test, user);
    const response = await put('/api/users/password', change, headers);
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect((await test.server.inject({ url: '/api/user', headers })).statusCode).toBe(401);
    expect((await test.server.inject({ url: '/api/user', headers: elsewhere })).statusCode).toBe(401);
    const login = (password: string) =>
      test.server.inject({
        method: 'POST',
        url: '/api/login',
        headers: visitor,
        payload: { username: user.username, password },
      });
    expect((await login('a new password')).statusCode).toBe(200);
    expect((await login(testPassword)).statusCode).toBe(401);
  });

  it.each([
    [{ currentPassword: '' }, 'Current password is required', 'invalid_request'],
    [{ currentPassword: undefined }, 'Current password is required', 'invalid_request'],
    [
      { newPassword: 'seven77', confirmPassword: 'seven77' },
      'Password must be at least 8 characters',
      'invalid_request',
    ],
    [{ confirmPassword: 'another one' }, 'Passwords do not match', 'password_mismatch'],
    [{ confirmPassword: undefined }, 'Passwords do not match', 'invalid_request'],
    [{ currentPassword: 'not mine' }, 'Current password is not correct', 'wrong_password'],
  ])('refuses %j', async (wrong, sentence, code) => {
    const user = await createUser();
    await signIn(test, user);
    const response = await put('/api/users/password', { ...change, ...wrong }, await signIn(test, user));
    expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([400, sentence, code]);
    expect(await Session.query().resultSize()).toBe(2);
  });

  it('may have 8 characters', async () => {
    const headers = await signIn(test, await createUser());
    expect(
      (await put('/api/users/password', { ...change, newPassword: '8 chars.', confirmPassword: '8 chars.' }, headers))
        .statusCode,
    ).toBe(204);
  });

  it('stays as it is when the new one is empty', async () => {
    const user = await createUser();
    const headers = await signIn(test, user);
    expect(
      (await put('/api/users/password', { ...change, newPassword: '', confirmPassword: '' }, headers)).statusCode,
    ).toBe(204);
    await signIn(test, user);
    expect(await Session.query().resultSize()).toBe(2);
  });

  it('cannot be guessed from a borrowed session', async () => {
    const limited = await createTestServer({ rateLimits: true });
    try {
      const headers = await signIn(limited, await createUser());
      const guess = () =>
        limited.server.inject({
          method: 'PUT',
          url: '/api/users/password',
          headers,
          payload: { ...change, currentPassword: 'guess' },
        });
      const responses: number[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1) responses.push((await guess()).statusCode);
      expect(responses).toEqual([...Array<number>(10).fill(400), 429]);
    } finally {
      await limited.stop();
    }
  });
});
