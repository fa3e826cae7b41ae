import { describe, expect, it } from 'vitest';
import { Session } from '../../../../platform/auth/session.model';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { cookieOf, signIn } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';

const test = testServer();

const whoAmI = async (headers: Record<string, string>) =>
  (await test.server.inject({ url: '/api/user', headers })).statusCode;
const change = (headers: Record<string, string>, newPassword = 'a brand new one') =>
  test.server.inject({
    method: 'PUT',
    url: '/api/users/password',
    headers,
    payload: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
  });

describe('a new password', () => {
  it.each([true, false])(
    'gives this browser a new session (remembered: %s) and ends all others, a stolen copy too',
    async (remember) => {
      const user = await createUser();
      const here = await signIn(test, user, remember);
      const elsewhere = await signIn(test, user);
      const response = await change(here);
      expect(response.statusCode).toBe(204);
      expect([await whoAmI(here), await whoAmI(elsewhere)]).toEqual([401, 401]);
      expect(await whoAmI({ ...here, cookie: cookieOf(response) })).toBe(200);
      expect(String(response.headers['set-cookie']).includes('Max-Age')).toBe(remember);
      expect(await Session.query()).toMatchObject([{ userId: user.id, remember }]);
    },
  );

  it('leaves the session as it is when nothing was changed', async () => {
    const here = await signIn(test, await createUser());
    expect((await change(here, '')).statusCode).toBe(204);
    expect(await whoAmI(here)).toBe(200);
  });
});
