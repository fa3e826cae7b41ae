import { expect, it } from 'vitest';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { mailedToken, mailsTo } from '../../../../platform/testing/mailbox';
import {
  browserCall,
  codeOf,
  personWithApp,
  sendPassword,
  withCookies,
} from '../../../../platform/testing/second-factor-person';
import { visitor } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';

const test = testServer();
const call = browserCall(test);
const newDevices = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'new-device').length;

it('a sign-in is mailed from a device that the account does not know, and not from its first or a known one', async () => {
  const user = await createUser();
  const { browser } = await sendPassword(test, user);
  await sendPassword(test, user, browser);
  expect(await newDevices(user.email)).toBe(0);
  await sendPassword(test, user, { ...visitor, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' });
  expect(await newDevices(user.email)).toBe(1);
  expect(JSON.stringify((await mailsTo(user.email))[0]?.content)).toContain('Chrome on Windows');
});

it('the link of the mail ends that session and no other, again and again, and opens nothing', async () => {
  const user = await createUser();
  const { browser: first } = await sendPassword(test, user);
  const { browser: second } = await sendPassword(test, user);
  const token = await mailedToken(user.email, 'new-device');
  for (let time = 0; time < 2; time += 1)
    expect((await call('POST', '/api/session-end', visitor, { token })).statusCode).toBe(204);
  expect((await call('GET', '/api/user', second)).statusCode).toBe(401);
  expect((await call('GET', '/api/user', first)).statusCode).toBe(200);
});

it('the link of the mail ends every session that followed on that device, and the trust in it', async () => {
  const { user, key } = await personWithApp(test);
  const { browser } = await sendPassword(test, user);
  const finished = await call('POST', '/api/login/second-step', browser, { code: codeOf(key), trustBrowser: true });
  const token = await mailedToken(user.email, 'new-device');
  const again = await sendPassword(test, user, withCookies(browser, finished));
  expect((await call('GET', '/api/user', again.browser)).statusCode).toBe(200);
  expect(await newDevices(user.email)).toBe(1);
  expect((await call('POST', '/api/session-end', visitor, { token })).statusCode).toBe(204);
  expect((await call('GET', '/api/user', again.browser)).statusCode).toBe(401);
  expect((await sendPassword(test, user, again.browser)).response.statusCode).toBe(401);
});

it('the link ends what a password change on that device made of its session', async () => {
  const user = await createUser();
  await sendPassword(test, user);
  const { browser } = await sendPassword(test, user);
  const token = await mailedToken(user.email, 'new-device');
  const newPassword = 'an entirely new one';
  const change = { currentPassword: testPassword, newPassword, confirmPassword: newPassword };
  const changed = withCookies(browser, await call('PUT', '/api/users/password', browser, change));
  expect((await call('GET', '/api/user', changed)).statusCode).toBe(200);
  expect((await call('POST', '/api/session-end', visitor, { token })).statusCode).toBe(204);
  expect((await call('GET', '/api/user', changed)).statusCode).toBe(401);
});

it('a device is unknown again after the link, and after a password change elsewhere', async () => {
  const user = await createUser();
  const { browser: first } = await sendPassword(test, user);
  const { browser: second } = await sendPassword(test, user);
  await call('POST', '/api/session-end', visitor, { token: await mailedToken(user.email, 'new-device') });
  const { browser: back } = await sendPassword(test, user, second);
  expect(await newDevices(user.email)).toBe(2);
  const newPassword = 'an entirely new one';
  const change = { currentPassword: testPassword, newPassword, confirmPassword: newPassword };
  const { browser: own } = await sendPassword(test, user, first);
  const changed = withCookies(own, await call('PUT', '/api/users/password', own, change));
  expect(await newDevices(user.email)).toBe(3);
  const login = (headers: typeof first) =>
    call('POST', '/api/login', headers, { username: user.username, password: newPassword });
  expect((await login(changed)).statusCode).toBe(200);
  expect(await newDevices(user.email)).toBe(3);
  expect((await login(back)).statusCode).toBe(200);
  expect(await newDevices(user.email)).toBe(4);
});

it('a link that we did not make ends nothing', async () => {
  const user = await createUser();
  const { browser } = await sendPassword(test, user);
  const { result } = await call('GET', '/api/users/sessions', browser);
  const [session] = result as { id: string }[];
  for (const token of [`${session?.id}.x`, `${session?.id}`, 'x'])
    expect((await call('POST', '/api/session-end', visitor, { token })).statusCode).toBe(400);
  expect((await call('GET', '/api/user', browser)).statusCode).toBe(200);
});
