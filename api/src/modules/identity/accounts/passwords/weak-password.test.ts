import { describe, expect, it } from 'vitest';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';

const test = testServer();

const weak = [
  400,
  'weak_password',
  'This password is easy to guess. Choose a longer one, such as three or four unrelated words.',
];

async function send(method: 'POST' | 'PUT', url: string, payload: object, headers = visitor) {
  const { statusCode, headers: given, payload: body } = await test.server.inject({ method, url, headers, payload });
  return [statusCode, given['x-error-code'], body];
}

const register = (password: string) =>
  send('POST', '/api/register', {
    ...{ firstName: 'Rosa', lastName: 'Tamez', email: 'rosa.tamez@example.com', username: 'rosatamez' },
    ...{ password, confirmPassword: password, userType: 'client', agreeTerms: true },
  });

describe('a password that is guessed among the first is refused', () => {
  it.each([
    ...['password', 'Password1!', 'P@ssw0rd', 'iloveyou', '12345678', 'Summer2026!', 'sunshine99'],
    ...['aaaaaaaa', '11111111', 'abcabcabc', 'abcdefgh', '87654321', 'QWERTYUIOP', 'ｐａｓｓｗｏｒｄ'],
    ...['rosa.tamez@example.com', 'RosaTamez', 'rosatamez1', 'Tamez-Rosa-2026', 'Counterpart1', 'counterpart'],
    ...['p a s s w o r d', 'contraseña', 'пароль123', 'йцукенгш', 'hunter2hunter2', 'Tax2026!'],
    ...['20261128', '11/28/2026'],
  ])('%s', async (password) => {
    expect(await register(password)).toEqual(weak);
  });

  it('when it is changed, too', async () => {
    const user = await createUser({ username: 'samwise', email: 'sam@example.com' });
    const change = { currentPassword: testPassword, newPassword: 'samwise2026', confirmPassword: 'samwise2026' };
    expect(await send('PUT', '/api/users/password', change, await signIn(test, user))).toEqual(weak);
  });
});

it.each([
  'correct horse battery',
  'Counterpart-demo-1',
  'Xk9#mQ2v',
  '九九八十一路难也',
  'rosa likes mountain lakes',
  '9482#771',
])('%s is taken', async (password) => {
  expect((await register(password))[0]).toBe(200);
});

describe('a password in another Unicode form is the same', () => {
  const composed = 'caf\u00e9 au lait';
  const decomposed = 'cafe\u0301 au lait';
  const login = (password: string) => send('POST', '/api/login', { username: 'rosatamez', password });

  it.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('signed up with %j, logged in with %j', async (first, second) => {
    expect((await register(first))[0]).toBe(200);
    expect((await login(second))[0]).toBe(200);
    expect((await login('cafe au lait'))[0]).toBe(401);
  });

  it.each([composed, decomposed])('a hash from before, made of %j, still works and is replaced', async (before) => {
    const { hash } = await import('@node-rs/argon2');
    await register('something else here');
    await test.database('users').update({ password: await hash(before) });
    const stored = async () => (await test.database('users').first<{ password: string }>('password')).password;
    const old = await stored();
    const other = before === composed ? decomposed : composed;
    expect([(await login(other))[0], (await login(before))[0]]).toEqual([200, 200]);
    expect((await stored()) === old).toBe(before === composed);
  });

  it('counts characters, not what they are made of', async () => {
    expect((await register('e\u0301'.repeat(4)))[2]).toBe('Password must be at least 8 characters');
    expect((await register('😀🐢🌵🎈'))[2]).toBe('Password must be at least 8 characters');
    expect((await register('😀🐢🌵🎈🚲🍋🧵🪁'))[0]).toBe(200);
  });
});
