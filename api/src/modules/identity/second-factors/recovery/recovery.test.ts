import { describe, expect, it } from 'vitest';
import type { WaitingSecondStep } from '../../../../contract/named-types';
import { AuditEntry } from '../../../../platform/audit/audit-entry.model';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { mailedToken, mailsTo } from '../../../../platform/testing/mailbox';
import {
  browserCall,
  codeOf,
  personWithApp,
  sendPassword,
  withCookies,
} from '../../../../platform/testing/second-factor-person';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { createTestServer, testServer } from '../../../../platform/testing/test-server';
import { Notification } from '../../notifications/notification.model';
import { recoverDue } from './recovery.service';
import { SecondFactorRecovery } from './second-factor-recovery.model';

const test = testServer();
const call = browserCall(test);
const answer = ({ statusCode, headers }: Awaited<ReturnType<typeof call>>) => [statusCode, headers['x-error-code']];
const path = '/api/users/second-factors/recovery';

const day = 24 * 60 * 60_000;
const afterADay = () => new Date(Date.now() + day + 1000);

/** A person with an app whose recovery was requested in a browser that knows the password. */
async function recovering() {
  const person = await personWithApp(test);
  const { browser } = await sendPassword(test, person.user);
  const { result } = await call('POST', '/api/login/recovery', browser);
  return { ...person, browser, dueAt: (result as { dueAt: string }).dueAt };
}
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const needsSecondStep = async (user: Parameters<typeof sendPassword>[1]) =>
  (await sendPassword(test, user)).response.statusCode === 401;

describe('a recovery without any second factor', () => {
  it('can be requested after the right password alone', async () => {
    const { user } = await personWithApp(test);
    expect(answer(await call('POST', '/api/login/recovery'))).toEqual([401, 'sign_in_expired']);
    expect(await SecondFactorRecovery.query().resultSize()).toBe(0);
    expect(await needsSecondStep(user)).toBe(true);
  });

  it('takes effect after a day and not before; the password alone signs in then, and every session has ended', async () => {
    const { user, headers, browser, dueAt } = await recovering();
    expect(Math.abs(Date.parse(dueAt) - Date.now() - day)).toBeLessThan(60_000);
    const { result } = await call('GET', '/api/login/second-step', browser);
    expect((result as WaitingSecondStep).recoveryDueAt).toBe(dueAt);
    await recoverDue();
    expect(await needsSecondStep(user)).toBe(true);
    await recoverDue(afterADay());
    expect((await call('GET', '/api/user', headers)).statusCode).toBe(401);
    expect(await needsSecondStep(user)).toBe(false);
    expect(await kindsTo(user.email)).toContain('second-factor-recovered');
    const acts = (await AuditEntry.query().where({ userId: user.id })).map(({ action }) => action);
    expect(acts).toEqual(expect.arrayContaining(['secondFactor.recoveryRequested', 'secondFactor.recovered']));
  });

  it('is announced by mail and in the app once, and asking again does not move its day', async () => {
    const { user, browser, dueAt } = await recovering();
    for (let time = 0; time < 2; time += 1)
      expect((await call('POST', '/api/login/recovery', browser)).result).toEqual({ dueAt });
    expect((await kindsTo(user.email)).filter((kind) => kind === 'second-factor-recovery')).toHaveLength(1);
    expect(await Notification.query().where({ userId: user.id, kind: 'security' }).resultSize()).toBe(1);
  });

  it('is called off by any session, by the link in the mail, and by a new password', async () => {
    const first = await recovering();
    expect((await call('DELETE', path, first.headers)).statusCode).toBe(204);
    expect(answer(await call('DELETE', path, first.headers))).toEqual([404, 'recovery_not_found']);
    const second = await recovering();
    const token = await mailedToken(second.user.email, 'second-factor-recovery');
    for (let time = 0; time < 2; time += 1)
      expect((await call('POST', '/api/recovery-cancellation', visitor, { token })).statusCode).toBe(204);
    const third = await recovering();
    const newPassword = 'an entirely new one';
    const change = { currentPassword: testPassword, newPassword, confirmPassword: newPassword };
    expect((await call('PUT', '/api/users/password', third.headers, change)).statusCode).toBe(204);
    await recoverDue(afterADay());
    for (const { user } of [first, second]) expect(await needsSecondStep(user)).toBe(true);
    expect(await SecondFactorRecovery.query().resultSize()).toBe(0);
    expect(await kindsTo(third.user.email)).not.toContain('second-factor-recovered');
  });

  it('is not called off by others, nor by a link of a request before', async () => {
    const { user, browser, headers } = await recovering();
    const old = await mailedToken(user.email, 'second-factor-recovery');
    const stranger = await signIn(test, await createUser());
    expect((await call('DELETE', path, stranger)).statusCode).toBe(404);
    await call('DELETE', path, headers);
    await call('POST', '/api/login/recovery', browser);
    for (const token of ['x', '1.1.x', `${old}x`])
      expect((await call('POST', '/api/recovery-cancellation', visitor, { token })).statusCode).toBe(400);
    await call('POST', '/api/recovery-cancellation', visitor, { token: old });
    expect(await SecondFactorRecovery.query().where({ userId: user.id }).resultSize()).toBe(1);
  });

  it('that is called off while its day comes either happens or does not', async () => {
    for (let time = 0; time < 4; time += 1) {
      const { user, headers } = await recovering();
      const [cancelled] = await Promise.all([
        call('DELETE', path, headers),
        recoverDue(afterADay()),
        recoverDue(afterADay()),
      ]);
      // The session that cancels may have ended with the recovery.
      expect([204, 404, 401]).toContain(cancelled.statusCode);
      expect(await needsSecondStep(user)).toBe(cancelled.statusCode === 204);
      const done = (await kindsTo(user.email)).filter((kind) => kind === 'second-factor-recovered');
      expect(done).toHaveLength(cancelled.statusCode === 204 ? 0 : 1);
    }
  });

  it('ends, with a notification, once someone logs in with the second step', async () => {
    const { user, key } = await recovering();
    const { browser } = await sendPassword(test, user);
    const done = await call('POST', '/api/login/second-step', browser, { code: codeOf(key) });
    const { result } = await call('GET', '/api/users/second-factors', withCookies(browser, done));
    expect((result as { recoveryDueAt: string | null }).recoveryDueAt).toBeNull();
    const titles = (await Notification.query().where({ userId: user.id })).map(({ title }) => title);
    expect(titles).toContain('Your second step stays on');
    const acts = (await AuditEntry.query().where({ userId: user.id })).map(({ action }) => action);
    expect(acts).toContain('secondFactor.recoveryCancelled');
  });

  it('counts against its limit once, however often a waiting browser asks', async () => {
    const limited = await createTestServer({ rateLimits: true });
    try {
      const person = await personWithApp(limited);
      const { browser } = await sendPassword(limited, person.user);
      for (let time = 0; time < 12; time += 1)
        expect((await browserCall(limited)('POST', '/api/login/recovery', browser)).statusCode).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});
