import { describe, expect, it } from 'vitest';
import { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { mailedToken, mailsTo } from '../../../platform/testing/mailbox';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { AccountToken } from './links/account-token.model';

const test = testServer();

const post = (url: string, payload: object = {}, headers: Record<string, string> = visitor) =>
  test.server.inject({ method: 'POST', url, headers, payload });
const concurrently = async (count: number, call: (index: number) => ReturnType<typeof post>) =>
  (await Promise.all(Array.from({ length: count }, (_, index) => call(index))))
    .map(({ statusCode }) => statusCode)
    .sort();
const newPerson = (index: number) => ({
  firstName: 'Jane',
  lastName: 'Doe',
  email: `jane${index}@example.com`,
  username: `jane${index}`,
  password: 'long enough',
  confirmPassword: 'long enough',
  userType: 'client',
  agreeTerms: true,
});

describe('at the same moment', () => {
  it('ten different people sign up', async () => {
    expect(await concurrently(10, (index) => post('/api/register', newPerson(index)))).toEqual(Array(10).fill(200));
    expect(await User.query().resultSize()).toBe(10);
    for (let index = 0; index < 10; index += 1) expect(await mailsTo(`jane${index}@example.com`)).toHaveLength(1);
  });

  it('of ten who want one name one gets it', async () => {
    expect(await concurrently(10, () => post('/api/register', newPerson(1)))).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    expect(await User.query().resultSize()).toBe(1);
  });

  it('a mailed link to a new password is used by one of ten', async () => {
    const user = await createUser();
    await post('/api/password/forgot', { email: user.email });
    const token = await mailedToken(user.email, 'password-reset');
    const responses = await concurrently(10, (index) =>
      post('/api/password/reset', {
        token,
        password: `new password ${index}`,
        confirmPassword: `new password ${index}`,
      }),
    );
    expect(responses).toEqual([204, ...Array<number>(9).fill(400)]);
    expect((await mailsTo(user.email)).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
  });

  it('several links to a new password are asked for, and the last one holds', async () => {
    const user = await createUser();
    expect(await concurrently(5, () => post('/api/password/forgot', { email: user.email }))).toEqual(
      Array(5).fill(204),
    );
    expect(await AccountToken.query().where({ userId: user.id })).toHaveLength(1);
    expect(
      (
        await post('/api/password/reset', {
          token: await mailedToken(user.email, 'password-reset'),
          password: 'long enough',
          confirmPassword: 'long enough',
        })
      ).statusCode,
    ).toBe(204);
  });

  it('an email is confirmed by every click on its link', async () => {
    const user = await createUser({ emailConfirmedAt: null });
    const headers = await signIn(test, user);
    expect(await concurrently(5, () => post('/api/email-confirmation/resend', {}, headers))).toEqual(
      Array(5).fill(204),
    );
    const token = await mailedToken(user.email, 'confirm-email');
    expect(await concurrently(10, () => post('/api/email-confirmation', { token }))).toEqual(Array(10).fill(204));
    expect((await user.$query()).emailConfirmedAt).toBeInstanceOf(Date);
  });
});
