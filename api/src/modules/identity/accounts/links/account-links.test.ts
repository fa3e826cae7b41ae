import { describe, expect, it } from 'vitest';
import { Session } from '../../../../platform/auth/session.model';
import { User } from '../../../../platform/auth/user.model';
import { Mail } from '../../../../platform/mail/mail.model';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { mailedToken, mailsTo } from '../../../../platform/testing/mailbox';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { createTestServer, testServer } from '../../../../platform/testing/test-server';
import { AccountToken } from './account-token.model';

const test = testServer();

const post = (url: string, payload: object = {}, headers: Record<string, string> = visitor) =>
  test.server.inject({ method: 'POST', url, headers, payload });
const forgot = (email: string) => post('/api/password/forgot', { email });
const reset = (token: string, password = 'a brand new one', confirmPassword = password) =>
  post('/api/password/reset', { token, password, confirmPassword });
const logIn = (user: User, password: string) => post('/api/login', { username: user.username, password });
const linkExpired = [400, 'This link has expired or was used before. Please ask for a new one.', 'link_expired'];
const answer = ({ statusCode, payload, headers }: Awaited<ReturnType<typeof post>>) => [
  statusCode,
  payload,
  headers['x-error-code'],
];

describe('a forgotten password', () => {
  it('is answered the same whether the email is known or not, in the same time', async () => {
    const user = await createUser({ email: 'Known@Example.com' });
    const timed = async (email: string) => {
      const start = performance.now();
      const response = await forgot(email);
      return {
        answer: [response.statusCode, response.payload, Object.keys(response.headers).sort().join()],
        time: performance.now() - start,
      };
    };
    const known = await timed('known@example.COM');
    const unknown = await timed('unknown@example.com');
    expect(known.answer).toEqual(unknown.answer);
    expect(known.answer.slice(0, 2)).toEqual([204, '']);
    for (const { time } of [known, unknown]) expect(time).toBeGreaterThan(290);
    expect((await Mail.query()).map(({ toEmail, kind }) => [toEmail, kind])).toEqual([[user.email, 'password-reset']]);
  });

  it('gives a new password once, and ends every session', async () => {
    const user = await createUser();
    const headers = await signIn(test, user);
    await forgot(user.email);
    const token = await mailedToken(user.email, 'password-reset');
    expect((await reset(token)).statusCode).toBe(204);
    expect(await Session.query().resultSize()).toBe(0);
    expect((await test.server.inject({ url: '/api/user', headers })).statusCode).toBe(401);
    expect((await logIn(user, testPassword)).statusCode).toBe(401);
    expect((await logIn(user, 'a brand new one')).statusCode).toBe(200);
    const kinds = (await mailsTo(user.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['password-reset', 'password-changed', 'new-device']);
    expect(answer(await reset(token, 'and another one'))).toEqual(linkExpired);
    expect((await logIn(user, 'and another one')).statusCode).toBe(401);
  });

  it('gives it to one of two who follow the link at the same moment', async () => {
    const user = await createUser();
    await forgot(user.email);
    const token = await mailedToken(user.email, 'password-reset');
    const responses = await Promise.all([reset(token, 'the first one'), reset(token, 'the second one')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  it('stores only the hash of the link', async () => {
    const user = await createUser();
    await forgot(user.email);
    const stored = await AccountToken.query().first().throwIfNotFound();
    expect(stored.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(stored.tokenHash).not.toBe(await mailedToken(user.email, 'password-reset'));
    expect(stored.expiresAt.getTime() - stored.createdAt.getTime()).toBe(30 * 60 * 1000);
  });

  it('needs a link that holds: not an old one, one before the last, one of another kind, or one to an earlier email', async () => {
    const user = await createUser();
    await forgot(user.email);
    const first = await mailedToken(user.email, 'password-reset');
    await forgot(user.email);
    const second = await mailedToken(user.email, 'password-reset');
    expect(answer(await reset(first))).toEqual(linkExpired);
    expect(answer(await reset('x'.repeat(43)))).toEqual(linkExpired);
    expect(answer(await post('/api/email-confirmation', { token: second }))[0]).toBe(user.emailConfirmedAt ? 204 : 400);
    await user.$query().patch({ email: 'new@example.com', emailKey: 'new@example.com' });
    expect(answer(await reset(second))).toEqual(linkExpired);
    await user.$query().patch({ emailKey: (await AccountToken.query().first().throwIfNotFound()).emailKey });
    await AccountToken.query().patch({ expiresAt: new Date(Date.now() - 1) });
    expect(answer(await reset(second))).toEqual(linkExpired);
    expect((await logIn(user, testPassword)).statusCode).toBe(200);
  });

  it('is nothing a suspended person can get around', async () => {
    const user = await createUser({ suspendedAt: new Date() });
    expect((await forgot(user.email)).statusCode).toBe(204);
    expect(await Mail.query().resultSize()).toBe(0);
  });

  it.each([
    [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 8 characters'],
    [{ password: 'long enough', confirmPassword: 'not the same' }, 'Passwords do not match'],
    [{ password: 'long enough', confirmPassword: '' }, 'Confirm password is required'],
    [{ token: '' }, 'This link is incomplete. Please open it from the email again.'],
  ])('refuses %j and leaves the link good', async (changes, sentence) => {
    const user = await createUser();
    await forgot(user.email);
    const token = await mailedToken(user.email, 'password-reset');
    const response = await post('/api/password/reset', {
      token,
      password: 'long enough',
      confirmPassword: 'long enough',
      ...changes,
    });
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
    expect((await reset(token)).statusCode).toBe(204);
  });
});

describe('confirming an email', () => {
  const jane = {
    firstName: 'Jane',
    lastName: 'Doe',
    email: 'jane@example.com',
    username: 'jane',
    password: 'long enough',
    confirmPassword: 'long enough',
    userType: 'client',
    agreeTerms: true,
  };

  it('is asked for at sign-up, and done with the link, again and again', async () => {
    expect((await post('/api/register', jane)).result).toMatchObject({ emailConfirmed: false, outbox: '/api/outbox' });
    const token = await mailedToken(jane.email, 'confirm-email');
    for (let time = 0; time < 2; time += 1)
      expect((await post('/api/email-confirmation', { token })).statusCode).toBe(204);
    expect((await User.query().first().throwIfNotFound()).emailConfirmedAt).toBeInstanceOf(Date);
  });

  it('is not asked for when signing up failed', async () => {
    await createUser({ username: 'jane' });
    expect((await post('/api/register', jane)).statusCode).toBe(409);
    expect(await Mail.query().resultSize()).toBe(0);
  });

  it('counts for the email the link was sent to only', async () => {
    await post('/api/register', jane);
    const token = await mailedToken(jane.email, 'confirm-email');
    await User.query().patch({ email: 'other@example.com', emailKey: 'other@example.com' });
    expect(answer(await post('/api/email-confirmation', { token }))).toEqual(linkExpired);
    expect((await User.query().first().throwIfNotFound()).emailConfirmedAt).toBeNull();
  });

  it('sends the link again to who has not followed one', async () => {
    const user = await createUser({ emailConfirmedAt: null });
    const headers = await signIn(test, user);
    expect((await post('/api/email-confirmation/resend', {}, headers)).statusCode).toBe(204);
    const first = await mailedToken(user.email, 'confirm-email');
    await post('/api/email-confirmation/resend', {}, headers);
    expect((await post('/api/email-confirmation', { token: first })).statusCode).toBe(204);
    expect(
      (await post('/api/email-confirmation', { token: await mailedToken(user.email, 'confirm-email') })).statusCode,
    ).toBe(204);
    await post('/api/email-confirmation/resend', {}, headers);
    expect(await mailsTo(user.email)).toHaveLength(2);
    expect((await post('/api/email-confirmation/resend')).statusCode).toBe(401);
  });

  it('counts as done for a user who chose a new password with a mailed link', async () => {
    const user = await createUser({ emailConfirmedAt: null });
    await forgot(user.email);
    await reset(await mailedToken(user.email, 'password-reset'));
    expect((await user.$query()).emailConfirmedAt).toBeInstanceOf(Date);
  });

  it('is what more than five new conversations a day wait for', async () => {
    const sender = await createUser({ emailConfirmedAt: null });
    const headers = await signIn(test, sender);
    const people = await Promise.all(Array.from({ length: 6 }, () => createUser({ userType: 'accountant' })));
    const write = (receiverId: number) => post('/api/messages', { receiverId, content: 'Hello' }, headers);
    for (const { id } of people.slice(0, 5)) expect((await write(id)).statusCode).toBe(200);
    const sixth = people[5]?.id ?? 0;
    expect(answer(await write(sixth))).toEqual([
      429,
      'Please confirm your email address first: until then you can begin 5 conversations a day.',
      'too_many_conversations',
    ]);
    expect((await write(people[0]?.id ?? 0)).statusCode).toBe(200);
    const replying = await signIn(test, people[5] ?? sender);
    await post('/api/messages', { receiverId: sender.id, content: 'Hello yourself' }, replying);
    expect((await write(sixth)).statusCode).toBe(200);
    await sender.$query().patch({ emailConfirmedAt: new Date() });
    expect((await write((await createUser()).id)).statusCode).toBe(200);
  });
});

it('a link to a new password can be asked for five times in half an hour, for any email alike', async () => {
  const limited = await createTestServer({ rateLimits: true });
  try {
    const requestReset = () =>
      limited.server.inject({
        method: 'POST',
        url: '/api/password/forgot',
        headers: visitor,
        payload: { email: 'nobody@example.com' },
      });
    const responses = await Promise.all(Array.from({ length: 6 }, requestReset));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 204, 204, 204, 429]);
  } finally {
    await limited.stop();
  }
});
