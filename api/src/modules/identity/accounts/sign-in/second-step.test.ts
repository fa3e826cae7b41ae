import { describe, expect, it } from 'vitest';
import type { PasskeyRequest, TrustedBrowser } from '../../../../contract/named-types';
import { AuditEntry } from '../../../../platform/audit/audit-entry.model';
import { Session } from '../../../../platform/auth/session.model';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { mailsTo } from '../../../../platform/testing/mailbox';
import {
  browserCall,
  codeOf,
  personWithApp,
  personWithPasskey,
  sendPassword,
  withCookies,
} from '../../../../platform/testing/second-factor-person';
import { visitor, type BrowserHeaders } from '../../../../platform/testing/sign-in';
import { softwarePasskey } from '../../../../platform/testing/software-passkey';
import { createTestServer, testServer } from '../../../../platform/testing/test-server';
import { PasskeyChallenge } from '../../second-factors/passkeys/passkey-challenges';
import { PendingSignIn } from '../../second-factors/pending-sign-in.model';

const test = testServer();
const call = browserCall(test);
const answer = ({ statusCode, headers }: Awaited<ReturnType<typeof call>>) => [statusCode, headers['x-error-code']];
const finish = (browser: BrowserHeaders, code: string, trustBrowser = false) =>
  call('POST', '/api/login/second-step', browser, { code, trustBrowser });
const requestPasskey = async (browser: BrowserHeaders = visitor) =>
  (await call('POST', '/api/login/passkey/options', browser)).result as PasskeyRequest;

describe('a sign-in with an authenticator app', () => {
  it('waits for a code after the password: no session, no user, nothing to read', async () => {
    const { user } = await personWithApp(test);
    await Session.query().delete();
    const { response, browser, session } = await sendPassword(test, user);
    expect([answer(response), session]).toEqual([[401, 'second_step_required'], '']);
    expect(answer(await call('GET', '/api/user', browser))).toEqual([401, 'not_signed_in']);
    expect((await call('GET', '/api/login/second-step', browser)).result).toEqual({
      ...{ hasApp: true, hasPasskeys: false, hasRecoveryCodes: true, recoveryDueAt: null },
    });
    const nothing = { hasApp: false, hasPasskeys: false, hasRecoveryCodes: false, recoveryDueAt: null };
    expect((await call('GET', '/api/login/second-step')).result).toEqual(nothing);
    expect(await Session.query().resultSize()).toBe(0);
  });

  it('is finished by the code of now, of a step before or after, in the same browser only', async () => {
    for (const steps of [0, 1]) {
      const { user, key } = await personWithApp(test);
      const { browser } = await sendPassword(test, user);
      expect(answer(await finish(visitor, codeOf(key, steps)))).toEqual([401, 'sign_in_expired']);
      const done = await finish(browser, codeOf(key, steps));
      expect([done.statusCode, (done.result as { id: number }).id]).toEqual([200, user.id]);
      const signedIn = withCookies(browser, done);
      expect((await call('GET', '/api/user', signedIn)).statusCode).toBe(200);
      expect(answer(await finish(browser, codeOf(key, steps + 1)))).toEqual([401, 'sign_in_expired']);
    }
  });

  it('refuses wrong codes, codes two steps away, and a code that was used, also of an older step', async () => {
    const { user, key } = await personWithApp(test);
    const { browser } = await sendPassword(test, user);
    for (const code of ['000000', '', 'abc', codeOf(key, 3), codeOf(key, -3)])
      expect(answer(await finish(browser, code))[0]).toBe(400);
    expect((await finish(browser, codeOf(key))).statusCode).toBe(200);
    const again = await sendPassword(test, user);
    expect(answer(await finish(again.browser, codeOf(key)))).toEqual([400, 'code_used']);
    expect(answer(await finish(again.browser, codeOf(key, -1)))).toEqual([400, 'code_used']);
  });

  it('lets one of ten who send one code at the same moment in', async () => {
    const { user, key } = await personWithApp(test);
    const waiting = await Promise.all(Array.from({ length: 10 }, () => sendPassword(test, user)));
    const responses = await Promise.all(waiting.map(({ browser }) => finish(browser, codeOf(key))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  });

  it('takes a recovery code once, typed in any way, and says by mail how many are left', async () => {
    const { user, recoveryCodes } = await personWithApp(test);
    const typed = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const waiting = await Promise.all([1, 2, 3].map(() => sendPassword(test, user)));
    const responses = await Promise.all(waiting.map(({ browser }) => finish(browser, typed)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const mail = (await mailsTo(user.email)).find(({ kind }) => kind === 'recovery-code-used');
    expect(JSON.stringify(mail?.content)).toContain('9 recovery codes left');
  });

  it('is over after ten minutes, for a suspended person, and with a new password', async () => {
    const { user, key } = await personWithApp(test);
    const { browser } = await sendPassword(test, user);
    await user.$query().patch({ suspendedAt: new Date() });
    expect(answer(await finish(browser, codeOf(key)))).toEqual([401, 'sign_in_expired']);
    await user.$query().patch({ suspendedAt: null });
    await PendingSignIn.query().patch({ expiresAt: new Date(Date.now() - 1) });
    expect(answer(await finish(browser, codeOf(key)))).toEqual([401, 'sign_in_expired']);
    const other = await sendPassword(test, user);
    const headers = withCookies(other.browser, await finish(other.browser, codeOf(key)));
    const late = await sendPassword(test, user);
    const newPassword = 'an entirely new one';
    const change = { currentPassword: testPassword, newPassword, confirmPassword: newPassword };
    expect((await call('PUT', '/api/users/password', headers, change)).statusCode).toBe(204);
    expect(answer(await finish(late.browser, codeOf(key, 1)))).toEqual([401, 'sign_in_expired']);
  });
});

describe('a trusted browser', () => {
  const trusting = async () => {
    const person = await personWithApp(test);
    const { browser } = await sendPassword(test, person.user);
    const trusted = withCookies(browser, await finish(browser, codeOf(person.key), true));
    return { ...person, trusted };
  };

  it('needs no second step, is listed, and can be revoked', async () => {
    const { user, trusted, headers } = await trusting();
    const again = await sendPassword(test, user, trusted);
    expect(again.response.statusCode).toBe(200);
    expect((await sendPassword(test, user)).response.statusCode).toBe(401);
    const { result } = await call('GET', '/api/users/trusted-browsers', again.browser);
    const [browser] = result as TrustedBrowser[];
    expect(browser).toMatchObject({ current: true, browser: 'Unknown browser' });
    const path = `/api/users/trusted-browsers/${browser?.id}`;
    const stranger = await personWithApp(test);
    expect(answer(await call('DELETE', path, stranger.headers))).toEqual([404, 'trusted_browser_not_found']);
    expect((await call('DELETE', path, headers)).statusCode).toBe(204);
    expect((await sendPassword(test, user, again.browser)).response.statusCode).toBe(401);
  });

  it('is no proof for another account, and none of its owner: what needs one asks again', async () => {
    const { user, trusted } = await trusting();
    const other = await personWithApp(test);
    expect((await sendPassword(test, other.user, trusted)).response.statusCode).toBe(401);
    const { browser } = await sendPassword(test, user, trusted);
    expect(answer(await call('GET', '/api/users/export', browser))).toEqual([403, 'confirmation_required']);
  });

  it('is trusted no longer after a new password, and when a factor is removed', async () => {
    const { user, trusted, headers } = await trusting();
    expect((await call('DELETE', '/api/users/second-factors/app', headers)).statusCode).toBe(204);
    await personWithApp(test, user);
    expect((await sendPassword(test, user, trusted)).response.statusCode).toBe(401);
  });
});

describe('a passkey', () => {
  it('alone signs in, once for each challenge', async () => {
    const { user, passkey } = await personWithPasskey(test);
    const proof = passkey.prove(await requestPasskey());
    const responses = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/api/login/passkey', visitor, { passkey: proof })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect(responses.find(({ statusCode }) => statusCode === 200)?.result).toMatchObject({ id: user.id });
    const entry = await AuditEntry.query().where({ userId: user.id, action: 'session.started' }).orderBy('id', 'desc');
    expect(entry[0]?.details).toContain('Passkey');
  });

  it('is the second step after a password, and then one of that account is asked for', async () => {
    const { user, passkey } = await personWithPasskey(test);
    const { browser, response } = await sendPassword(test, user);
    expect(answer(response)).toEqual([401, 'second_step_required']);
    const request = await requestPasskey(browser);
    expect(request.allow).toHaveLength(1);
    const payload = { passkey: passkey.prove(request), trustBrowser: true };
    const done = await call('POST', '/api/login/passkey', browser, payload);
    expect(done.statusCode).toBe(200);
    expect((await sendPassword(test, user, withCookies(browser, done))).response.statusCode).toBe(200);
  });

  it.each([
    ['that was shown to another site’s page', { origin: 'https://counterpart.example.evil' }, 'localhost'],
    ['that was made for another host', {}, 'evil.example'],
    ['that did not check its owner', { verifies: false }, 'localhost'],
  ])('is refused: one %s', async (_what, used, siteId) => {
    const { user, passkey } = await personWithPasskey(test);
    const send = async (proof: object) => answer(await call('POST', '/api/login/passkey', visitor, { passkey: proof }));
    const { challenge } = await requestPasskey();
    expect(await send(passkey.prove({ challenge, siteId }, used))).toEqual([400, 'passkey_refused']);
    expect(await Session.query().where({ userId: user.id }).resultSize()).toBe(1);
    expect(await send(passkey.prove(await requestPasskey()))).toEqual([200, undefined]);
  });

  it('is refused that we never stored, that signed otherwise, or that signed a challenge of long ago', async () => {
    const { passkey } = await personWithPasskey(test);
    const send = async (proof: object) => answer(await call('POST', '/api/login/passkey', visitor, { passkey: proof }));
    const refused = [400, 'passkey_refused'];
    expect(await send(softwarePasskey().prove(await requestPasskey()))).toEqual(refused);
    const { signature } = softwarePasskey().prove(await requestPasskey());
    expect(await send({ ...passkey.prove(await requestPasskey()), signature })).toEqual(refused);
    const proof = passkey.prove(await requestPasskey());
    await PasskeyChallenge.query().patch({ expiresAt: new Date(Date.now() - 1) });
    expect(await send(proof)).toEqual(refused);
  });

  it('of a person who was suspended, or that was removed, opens nothing', async () => {
    const { user, passkey, headers } = await personWithPasskey(test);
    await user.$query().patch({ suspendedAt: new Date() });
    const send = async () =>
      answer(await call('POST', '/api/login/passkey', visitor, { passkey: passkey.prove(await requestPasskey()) }));
    expect(await send()).toEqual([400, 'passkey_refused']);
    await user.$query().patch({ suspendedAt: null });
    const { result } = await call('GET', '/api/users/second-factors', headers);
    const { id } = (result as { passkeys: { id: number }[] }).passkeys[0] ?? { id: 0 };
    expect((await call('DELETE', `/api/users/passkeys/${id}`, headers)).statusCode).toBe(204);
    expect(await send()).toEqual([400, 'passkey_refused']);
  });
});

describe('a sign-in that waits', () => {
  const isCleared = ({ headers }: Awaited<ReturnType<typeof call>>) =>
    String(headers['set-cookie']).includes('sign-in=; Max-Age=0');

  it('keeps no one else’s passkey out: any may be asked for', async () => {
    const { user } = await personWithApp(test);
    const { browser } = await sendPassword(test, user);
    const other = await personWithPasskey(test);
    const asked = await call('POST', '/api/login/passkey/options', browser, { any: true });
    expect((asked.result as PasskeyRequest).allow).toEqual([]);
    const payload = { passkey: other.passkey.prove(asked.result as PasskeyRequest) };
    const done = await call('POST', '/api/login/passkey', browser, payload);
    expect([done.statusCode, (done.result as { id: number }).id, isCleared(done)]).toEqual([200, other.user.id, true]);
  });

  it('can be left: then nothing waits, here or on the server, and leaving again is no error', async () => {
    const { user, key } = await personWithApp(test);
    const { browser } = await sendPassword(test, user);
    const left = await call('DELETE', '/api/login/second-step', browser);
    expect([left.statusCode, isCleared(left)]).toEqual([204, true]);
    expect(await PendingSignIn.query().where({ userId: user.id }).resultSize()).toBe(0);
    expect(answer(await finish(browser, codeOf(key)))).toEqual([401, 'sign_in_expired']);
    expect((await call('DELETE', '/api/login/second-step', browser)).statusCode).toBe(204);
    expect((await call('DELETE', '/api/login/second-step')).statusCode).toBe(204);
  });

  it('is taken from the browser once it is finished', async () => {
    const { user, key } = await personWithApp(test);
    const { browser } = await sendPassword(test, user);
    expect(isCleared(await finish(browser, codeOf(key)))).toBe(true);
  });
});

describe('a refusal says what helps', () => {
  const sentence = async (browser: BrowserHeaders, code: string) => (await finish(browser, code)).payload;

  it('for recovery codes, and for an account without an app', async () => {
    const { user, added } = await personWithPasskey(test);
    const [used = '', ...others] = (added.result as { recoveryCodes: string[] }).recoveryCodes;
    await finish((await sendPassword(test, user)).browser, used);
    const { browser } = await sendPassword(test, user);
    expect(others).toHaveLength(9);
    for (const code of [used, 'AAAA-BBBB-CCCC-DDDD'])
      expect(await sentence(browser, code)).toContain('That recovery code is not correct, or was used before');
    expect(await sentence(browser, '123456')).toContain('Use a passkey or one of your recovery codes');
  });

  it('to a suspended person, whose passkey is right', async () => {
    const { user, passkey } = await personWithPasskey(test);
    await user.$query().patch({ suspendedAt: new Date() });
    const payload = { passkey: passkey.prove(await requestPasskey()) };
    expect((await call('POST', '/api/login/passkey', visitor, payload)).payload).toContain('suspended');
  });
});

it('nothing changes for a person without a second step', async () => {
  const user = await createUser();
  expect((await sendPassword(test, user)).response.result).toMatchObject({ id: user.id });
});

it('codes are counted by account: a right password buys no guesses', async () => {
  const limited = await createTestServer({ rateLimits: true });
  try {
    const { user } = await personWithApp(limited);
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const { browser, response } = await sendPassword(limited, user);
      statuses.push(response.statusCode);
      const payload = { code: '000000' };
      statuses.push((await browserCall(limited)('POST', '/api/login/second-step', browser, payload)).statusCode);
    }
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
    expect(statuses.at(-2)).toBe(429);
  } finally {
    await limited.stop();
  }
});

it('wrong codes of others lock the owner out neither of a known device, nor of recovery codes, nor of confirming', async () => {
  const limited = await createTestServer({ rateLimits: true });
  const send = browserCall(limited);
  try {
    const { user, key, headers, recoveryCodes } = await personWithApp(limited);
    for (let time = 0; time < 20; time += 1) await limited.server.app.platform.limits.consume('signInCodes', user.id);
    const finishIn = async (browser: BrowserHeaders, code: string) => {
      const waiting = (await sendPassword(limited, user, browser)).browser;
      const done = await send('POST', '/api/login/second-step', waiting, { code });
      return { status: done.statusCode, device: withCookies(waiting, done) };
    };
    expect((await finishIn(visitor, codeOf(key))).status).toBe(429);
    const { status, device } = await finishIn(visitor, recoveryCodes[0] ?? '');
    expect(status).toBe(200);
    expect((await send('POST', '/api/users/confirmation', headers, { code: codeOf(key) })).statusCode).toBe(200);
    expect((await finishIn(device, codeOf(key, 1))).status).toBe(200);
  } finally {
    await limited.stop();
  }
});
