import { describe, expect, it } from 'vitest';
import { User } from '../../../../platform/auth/user.model';
import { Mail } from '../../../../platform/mail/mail.model';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { mailedToken, mailsTo } from '../../../../platform/testing/mailbox';
import { signIn, visitor, type BrowserHeaders } from '../../../../platform/testing/sign-in';
import { createTestServer, testServer } from '../../../../platform/testing/test-server';
import { pushedTo } from '../../../../platform/testing/pushed-events';
import { AccountToken } from '../links/account-token.model';

const test = testServer();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, headers: BrowserHeaders, payload?: object) =>
  test.server.inject({ method, url, headers, ...(payload && { payload }) });
const details = { firstName: 'Jane', lastName: 'Doe', city: null, state: null };
const request = (headers: BrowserHeaders, email = 'new@example.com') =>
  call('PUT', '/api/users/profile', headers, { ...details, email, currentPassword: testPassword });
const confirm = (token: string) => call('POST', '/api/email-confirmation', visitor, { token });
const resend = (headers: BrowserHeaders) => call('POST', '/api/users/email-change/resend', headers);
const cancel = (headers: BrowserHeaders) => call('DELETE', '/api/users/email-change', headers);
const logIn = async (username: string, password = testPassword) =>
  (await call('POST', '/api/login', visitor, { username, password })).statusCode;
const answer = ({ statusCode, payload, headers }: Awaited<ReturnType<typeof call>>) => [
  statusCode,
  payload,
  headers['x-error-code'],
];
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const linkExpired = [400, 'This link has expired or was used before. Please ask for a new one.', 'link_expired'];
const taken = [409, 'Another account has this email address now, so yours was not changed.', 'email_taken'];

/** A signed-in user with a pending email change, and the token of the link that was mailed there. */
async function someoneWaiting(email = 'new@example.com') {
  const user = await createUser();
  const headers = await signIn(test, user);
  expect((await request(headers, email)).statusCode).toBe(200);
  return { user, headers, token: await mailedToken(email, 'change-email') };
}

describe('a change of the email address', () => {
  it('waits for the new email, tells the old one, and everything goes by the old one until then', async () => {
    const user = await createUser({ email: 'old@example.com' });
    const response = await request(await signIn(test, user));
    expect(response.result).toMatchObject({
      email: 'old@example.com',
      pendingEmail: 'new@example.com',
      emailConfirmed: true,
      firstName: 'Jane',
    });
    expect([await logIn('old@example.com'), await logIn('new@example.com')]).toEqual([200, 401]);
    expect(await kindsTo('old@example.com')).toEqual(['email-change-requested', 'new-device']);
    expect(await kindsTo('new@example.com')).toEqual(['change-email']);
    expect(JSON.stringify((await mailsTo('old@example.com'))[0]?.content)).not.toContain('new@example.com');
  });

  it('is done with the link: the old email is notified and no longer logs in, and other tabs get an event', async () => {
    const { user, headers, token } = await someoneWaiting('New@Example.com');
    const pushed = pushedTo(user);
    expect((await confirm(token)).statusCode).toBe(204);
    const { result } = await call('GET', '/api/user', headers);
    expect(result).toMatchObject({ email: 'New@Example.com', emailConfirmed: true });
    expect(result).not.toHaveProperty('pendingEmail');
    expect([await logIn(user.email), await logIn('new@example.com')]).toEqual([401, 200]);
    expect(await kindsTo(user.email)).toEqual(['email-change-requested', 'email-changed']);
    expect(pushed.map(({ name }) => name)).toEqual(['account.changed']);
  });

  it('happens once: following the link again is no error and does nothing, also not after another change', async () => {
    const { user, headers, token } = await someoneWaiting();
    for (let time = 0; time < 2; time += 1) expect((await confirm(token)).statusCode).toBe(204);
    expect((await kindsTo(user.email)).filter((kind) => kind === 'email-changed')).toHaveLength(1);
    await request(headers, 'third@example.com');
    expect((await confirm(await mailedToken('third@example.com', 'change-email'))).statusCode).toBe(204);
    expect(answer(await confirm(token))).toEqual(linkExpired);
    expect((await user.$query()).email).toBe('third@example.com');
  });

  it('confirms an email that never was', async () => {
    const user = await createUser({ emailConfirmedAt: null });
    await request(await signIn(test, user));
    expect((await confirm(await mailedToken('new@example.com', 'change-email'))).statusCode).toBe(204);
    expect((await user.$query()).emailConfirmedAt).toBeInstanceOf(Date);
  });

  it('waits for the same email in other capitals too', async () => {
    const user = await createUser({ email: 'jane@example.com' });
    const headers = await signIn(test, user);
    expect((await request(headers, 'Jane@example.com')).result).toMatchObject({ email: 'jane@example.com' });
    expect((await confirm(await mailedToken('Jane@example.com', 'change-email'))).statusCode).toBe(204);
    expect(await user.$query()).toMatchObject({ email: 'Jane@example.com', pendingEmail: null });
  });

  it('holds for 24 hours', async () => {
    const { user, token } = await someoneWaiting();
    const stored = await AccountToken.query().where({ purpose: 'change-email' }).first().throwIfNotFound();
    expect(stored.expiresAt.getTime() - stored.createdAt.getTime()).toBe(24 * 60 * 60 * 1000);
    await stored.$query().patch({ expiresAt: new Date(Date.now() - 1) });
    expect(answer(await confirm(token))).toEqual(linkExpired);
    expect((await user.$query()).email).toBe(user.email);
  });

  it('needs its own link: not one of another kind, and not one to an email asked for before', async () => {
    const { user, headers, token } = await someoneWaiting();
    await request(headers, 'third@example.com');
    expect(answer(await confirm(token))).toEqual(linkExpired);
    await call('POST', '/api/password/forgot', visitor, { email: user.email });
    await confirm(await mailedToken(user.email, 'password-reset'));
    const reset = await call('POST', '/api/password/reset', visitor, {
      token: await mailedToken('third@example.com', 'change-email'),
      password: 'a brand new one',
      confirmPassword: 'a brand new one',
    });
    expect(answer(reset)).toEqual(linkExpired);
    expect(await user.$query()).toMatchObject({ email: user.email, pendingEmail: 'third@example.com' });
  });

  it('makes links to a new password that went to the old email worthless', async () => {
    const { user, token } = await someoneWaiting();
    await call('POST', '/api/password/forgot', visitor, { email: user.email });
    await confirm(token);
    const password = 'a brand new one';
    const payload = { token: await mailedToken(user.email, 'password-reset'), password, confirmPassword: password };
    expect(answer(await call('POST', '/api/password/reset', visitor, payload))).toEqual(linkExpired);
  });
});

describe('the password', () => {
  it.each([
    [undefined, 'Current password is required'],
    ['', 'Current password is required'],
    ['a guess', 'Current password is not correct'],
  ])('%j does not do, and nothing is stored', async (currentPassword, sentence) => {
    const user = await createUser();
    const response = await call('PUT', '/api/users/profile', await signIn(test, user), {
      ...details,
      email: 'new@example.com',
      ...(currentPassword !== undefined && { currentPassword }),
    });
    expect(answer(response)).toEqual([400, sentence, 'wrong_password']);
    expect(await user.$query()).toMatchObject({ firstName: 'Pat', pendingEmail: null });
    expect(await Mail.query().resultSize()).toBe(0);
  });

  it('is not asked for when the email stays', async () => {
    const user = await createUser();
    const headers = await signIn(test, user);
    expect((await call('PUT', '/api/users/profile', headers, { ...details, email: user.email })).statusCode).toBe(200);
  });
});

describe('an email that another account has', () => {
  it('is answered like a free one, and its owner gets the mail', async () => {
    const owner = await createUser({ email: 'Taken@example.com' });
    const answerTo = async (email: string) => {
      const user = await createUser();
      const headers = await signIn(test, user);
      const { statusCode, result } = await request(headers, email);
      expect(await kindsTo(user.email)).toEqual(['email-change-requested']);
      expect((await resend(headers)).statusCode).toBe(204);
      const { id, username, email: own, pendingEmail, ...rest } = result as Record<string, unknown>;
      expect([id, username, own, pendingEmail]).toEqual([user.id, user.username, user.email, email]);
      return { statusCode, rest };
    };
    expect(await answerTo('taken@EXAMPLE.com')).toEqual(await answerTo('free@example.com'));
    expect(await kindsTo(owner.email)).toEqual(['email-in-use', 'email-in-use']);
    const links = await Mail.query().where({ kind: 'change-email' });
    expect(links.map(({ toEmail }) => toEmail)).toEqual(['free@example.com', 'free@example.com']);
  });

  it('is given to one of two who confirm it concurrently; the other one gets 409 and keeps the old email', async () => {
    const people = [await someoneWaiting(), await someoneWaiting()];
    const tokens = (await mailsTo('new@example.com')).map(({ content }) => content?.action?.href.split('#')[1] ?? '');
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const lost = answers.findIndex(({ statusCode }) => statusCode === 409);
    expect(answers[lost] && answer(answers[lost])).toEqual(taken);
    const loser = people[lost]?.user;
    expect(await loser?.$query()).toMatchObject({ email: loser?.email, pendingEmail: null });
    expect(await User.query().where({ emailKey: 'new@example.com' }).resultSize()).toBe(1);
    expect(answer(await confirm(tokens[lost] ?? ''))).toEqual(linkExpired);
  });

  it('is not reserved by asking: who signs up with it meanwhile has it', async () => {
    const { user, token } = await someoneWaiting();
    await createUser({ email: 'new@example.com' });
    expect(answer(await confirm(token))).toEqual(taken);
    expect(await user.$query()).toMatchObject({ email: user.email, pendingEmail: null });
  });
});

describe('while an email waits', () => {
  it('the link is mailed again, and each of them does', async () => {
    const { user, headers, token } = await someoneWaiting();
    expect((await resend(headers)).statusCode).toBe(204);
    expect(await kindsTo('new@example.com')).toEqual(['change-email', 'change-email']);
    expect(await mailedToken('new@example.com', 'change-email')).not.toBe(token);
    expect((await confirm(token)).statusCode).toBe(204);
    expect((await user.$query()).email).toBe('new@example.com');
    expect(answer(await resend(headers))).toEqual([
      404,
      'No new email address is waiting to be confirmed.',
      'email_change_not_found',
    ]);
  });

  it('the change is called off by its person, as often as they like', async () => {
    const { user, headers, token } = await someoneWaiting();
    const pushed = pushedTo(user);
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, result } = await cancel(headers);
      expect([statusCode, result]).toMatchObject([200, { email: user.email }]);
      expect(result).not.toHaveProperty('pendingEmail');
    }
    expect(pushed.map(({ name }) => name)).toEqual(['account.changed']);
    expect(answer(await confirm(token))).toEqual(linkExpired);
    expect(await AccountToken.query().where({ purpose: 'change-email' }).resultSize()).toBe(0);
  });

  const password = 'a brand new one';
  it.each<[string, (user: User, headers: BrowserHeaders) => Promise<{ statusCode: number }>]>([
    [
      'a new password',
      (_user, headers) =>
        call('PUT', '/api/users/password', headers, {
          currentPassword: testPassword,
          newPassword: password,
          confirmPassword: password,
        }),
    ],
    [
      'a password chosen with a mailed link',
      async (user) => {
        await call('POST', '/api/password/forgot', visitor, { email: user.email });
        const token = await mailedToken(user.email, 'password-reset');
        return call('POST', '/api/password/reset', visitor, { token, password, confirmPassword: password });
      },
    ],
    ['leaving', (_user, headers) => call('POST', '/api/users/deletion', headers, { password: testPassword })],
  ])('%s calls it off', async (_what, act) => {
    const { user, headers, token } = await someoneWaiting();
    expect((await act(user, headers)).statusCode).toBe(204);
    expect((await user.$query()).pendingEmail).toBeNull();
    expect(answer(await confirm(token))).toEqual(linkExpired);
  });

  it('a suspended person cannot confirm it', async () => {
    const { user, token } = await someoneWaiting();
    await user.$query().patch({ suspendedAt: new Date() });
    expect(answer(await confirm(token))).toEqual(linkExpired);
  });

  it('the data file of its person has it', async () => {
    const { headers } = await someoneWaiting();
    const { payload } = await call('GET', '/api/users/export', headers);
    expect(JSON.parse(payload)).toMatchObject({ account: { pendingEmail: 'new@example.com' } });
  });
});

describe('an administrator', () => {
  const change = (headers: BrowserHeaders, user: User, email: string) =>
    call('PUT', `/api/admin/users/${user.id}`, headers, {
      firstName: user.firstName,
      lastName: user.lastName,
      email,
      city: null,
      state: null,
      userType: user.userType,
    });

  it('gives a user an email that they then confirm; the old one is notified, and the pending change is called off', async () => {
    const { user, token } = await someoneWaiting();
    const headers = await signIn(test, await createUser({ userType: 'admin' }));
    expect((await change(headers, user, 'given@example.com')).statusCode).toBe(200);
    expect(await user.$query()).toMatchObject({
      email: 'given@example.com',
      emailConfirmedAt: null,
      pendingEmail: null,
    });
    expect(await kindsTo(user.email)).toEqual(['email-change-requested', 'email-changed']);
    expect(answer(await confirm(token))).toEqual(linkExpired);
    expect((await confirm(await mailedToken('given@example.com', 'confirm-email'))).statusCode).toBe(204);
  });

  it('changes the own email in the settings only, with the password', async () => {
    const admin = await createUser({ userType: 'admin' });
    const headers = await signIn(test, admin);
    expect(answer(await change(headers, admin, 'mine@example.com'))).toEqual([
      403,
      'Change your own email address in your profile settings.',
      'cannot_change_own_email',
    ]);
    expect((await change(headers, admin, admin.email)).statusCode).toBe(200);
  });
});

it('the password cannot be guessed here, without a lock-out from signing in, and mails are counted', async () => {
  const limited = await createTestServer({ rateLimits: true });
  try {
    const user = await createUser();
    const headers = await signIn(limited, user);
    const ask = async (currentPassword: string) => {
      const payload = { ...details, email: 'new@example.com', currentPassword };
      return (await limited.server.inject({ method: 'PUT', url: '/api/users/profile', headers, payload })).statusCode;
    };
    for (let time = 0; time < 5; time += 1) expect(await ask(testPassword)).toBe(200);
    expect(await ask(testPassword)).toBe(429);
    for (let time = 0; time < 10; time += 1) expect(await ask('a guess')).toBe(400);
    expect(await ask('a guess')).toBe(429);
    const payload = { username: user.username, password: testPassword };
    const login = await limited.server.inject({ method: 'POST', url: '/api/login', headers: visitor, payload });
    expect(login.statusCode).toBe(200);
  } finally {
    await limited.stop();
  }
});
