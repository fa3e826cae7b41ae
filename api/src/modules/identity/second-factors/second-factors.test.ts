import { describe, expect, it } from 'vitest';
import type { AppSetup, PasskeyCreation, RecoveryCodes, SecondFactors } from '../../../contract/named-types';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { Session } from '../../../platform/auth/session.model';
import type { User } from '../../../platform/auth/user.model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import {
  browserCall,
  codeOf,
  personWithApp,
  personWithPasskey,
  sendPassword,
} from '../../../platform/testing/second-factor-person';
import { signIn, type BrowserHeaders } from '../../../platform/testing/sign-in';
import { softwarePasskey } from '../../../platform/testing/software-passkey';
import { testServer } from '../../../platform/testing/test-server';
import { AuthenticatorApp } from './codes/authenticator-app.model';
import { takeAppCode } from './codes/authenticator-app.service';
import { RecoveryCode } from './codes/recovery-code.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';

const test = testServer();
const call = browserCall(test);
const answer = ({ statusCode, headers }: Awaited<ReturnType<typeof call>>) => [statusCode, headers['x-error-code']];
const unconfirm = () => Session.query().patch({ confirmedAt: new Date(Date.now() - 11 * 60_000) });
const factorsOf = async (headers: BrowserHeaders) =>
  (await call('GET', '/api/users/second-factors', headers)).result as SecondFactors;
const confirm = (headers: BrowserHeaders, proof: object) => call('POST', '/api/users/confirmation', headers, proof);
const needsProof = [403, 'confirmation_required'];

describe('an authenticator app', () => {
  it('counts from its first right code on, with ten recovery codes, by mail and in the audit log', async () => {
    const user = await createUser();
    const headers = await signIn(test, user);
    const { key, uri } = (await call('POST', '/api/users/second-factors/app', headers)).result as AppSetup;
    expect(uri).toContain(`secret=${key}`);
    expect((await factorsOf(headers)).app).toBeNull();
    expect((await sendPassword(test, user)).response.statusCode).toBe(200);
    const send = (code: string) => call('POST', '/api/users/second-factors/app/confirmation', headers, { code });
    expect(answer(await send('123'))).toEqual([400, 'wrong_code']);
    const { recoveryCodes } = (await send(codeOf(key))).result as RecoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await factorsOf(headers)).toMatchObject({ app: { lastUsedAt: null }, recoveryCodesLeft: 10 });
    expect((await sendPassword(test, user)).response.statusCode).toBe(401);
    expect((await mailsTo(user.email)).at(-1)?.kind).toBe('second-factors-changed');
    const entries = await AuditEntry.query().where({ action: 'secondFactor.appAdded', userId: user.id });
    expect(entries).toHaveLength(1);
  });

  it('is one of two that are set up at the same moment, and confirmed by one of two', async () => {
    const user = await createUser();
    const headers = await signIn(test, user);
    const setups = await Promise.all([1, 2, 3].map(() => call('POST', '/api/users/second-factors/app', headers)));
    const codes = setups.map(({ result }) => codeOf((result as AppSetup).key));
    const confirmed = await Promise.all(
      [...codes, ...codes].map((code) => call('POST', '/api/users/second-factors/app/confirmation', headers, { code })),
    );
    expect(confirmed.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await RecoveryCode.query().where({ userId: user.id }).resultSize()).toBe(10);
    expect(answer(await call('POST', '/api/users/second-factors/app', headers))[1]).toBe('authenticator_app_exists');
  });

  it('stores neither its secret nor recovery codes as they are', async () => {
    const { key, recoveryCodes } = await personWithApp(test);
    const stored = JSON.stringify([await AuthenticatorApp.query(), await RecoveryCode.query()]);
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(recoveryCodes[0]);
  });

  it('goes on with a new session secret, to which a use moves it', async () => {
    const { user, key } = await personWithApp(test);
    const { settings } = test.server.app.platform;
    const secrets = { sessionSecret: 'a new secret of the installation', formerSecrets: [settings.sessionSecret] };
    await inRetriedTransaction((transaction) => takeAppCode(user.id, codeOf(key), secrets, transaction));
    const later = { ...secrets, formerSecrets: [] };
    await inRetriedTransaction((transaction) => takeAppCode(user.id, codeOf(key, 1), later, transaction));
  });
});

describe('a passkey', () => {
  it('is added, renamed and removed; recovery codes come with the first factor and go with the last', async () => {
    const { headers, added, passkey } = await personWithPasskey(test);
    expect(added.result).toMatchObject({ passkey: { name: 'My laptop' } });
    expect((added.result as RecoveryCodes).recoveryCodes).toHaveLength(10);
    const [stored] = (await factorsOf(headers)).passkeys;
    const path = `/api/users/passkeys/${stored?.id}`;
    expect((await call('PATCH', path, headers, { name: '  Work phone ' })).statusCode).toBe(204);
    expect((await factorsOf(headers)).passkeys[0]?.name).toBe('Work phone');
    const { result } = await call('POST', '/api/users/passkeys/options', headers);
    const again = await call('POST', '/api/users/passkeys', headers, passkey.create(result as PasskeyCreation));
    expect(answer(again)).toEqual([409, 'passkey_exists']);
    const stranger = await personWithPasskey(test);
    for (const method of ['PATCH', 'DELETE'] as const)
      expect(answer(await call(method, path, stranger.headers, { name: 'Mine' }))).toEqual([404, 'passkey_not_found']);
    expect((await call('DELETE', path, headers)).statusCode).toBe(204);
    expect(await factorsOf(headers)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0, recoveryDueAt: null });
  });

  it('of another site, without its owner checked, or for a challenge of someone else is refused', async () => {
    const [mine, theirs] = [await signIn(test, await createUser()), await signIn(test, await createUser())];
    const offer = async (headers: BrowserHeaders) =>
      (await call('POST', '/api/users/passkeys/options', headers)).result as PasskeyCreation;
    const bodies = [
      softwarePasskey({ origin: 'https://evil.example' }).create(await offer(mine)),
      softwarePasskey({ verifies: false }).create(await offer(mine)),
      softwarePasskey().create(await offer(theirs)),
      softwarePasskey().create({ ...(await offer(mine)), siteId: 'evil.example' }),
    ];
    for (const body of bodies)
      expect(answer(await call('POST', '/api/users/passkeys', mine, body))).toEqual([400, 'passkey_refused']);
  });
});

describe('the first factor', () => {
  it.each([
    ['an app', (user: User) => personWithApp(test, user), '/api/users/second-factors/app'],
    ['a passkey', (user: User) => personWithPasskey(test, user), '/api/users/passkeys/1'],
  ])('ends the sessions that a password alone opened, so that none throws it off: %s', async (_what, add, path) => {
    const user = await createUser();
    const other = await signIn(test, user);
    const { headers } = await add(user);
    expect(answer(await call('DELETE', path, other))).toEqual([401, 'not_signed_in']);
    expect((await call('GET', '/api/user', headers)).statusCode).toBe(200);
    expect((await mailsTo(user.email)).at(-1)?.subject).toMatch(/^(An authenticator app|A passkey) was added to your/);
  });

  it('leaves a password that is sent at the same moment unconfirmed', async () => {
    const user = await createUser();
    const begun = await Promise.all([personWithApp(test, user), sendPassword(test, user), sendPassword(test, user)]);
    const sessions = await Session.query().where({ userId: user.id }).whereNotNull('confirmedAt');
    expect(sessions).toHaveLength(1);
    expect((await call('GET', '/api/users/export', begun[0].headers)).statusCode).toBe(200);
  });

  it('is not confirmed by a code of a setup that began elsewhere since, and the message tells why', async () => {
    const headers = await signIn(test, await createUser());
    const { key } = (await call('POST', '/api/users/second-factors/app', headers)).result as AppSetup;
    await call('POST', '/api/users/second-factors/app', headers);
    const late = await call('POST', '/api/users/second-factors/app/confirmation', headers, { code: codeOf(key) });
    expect(answer(late)).toEqual([400, 'wrong_code']);
    expect(late.payload).toContain('another tab');
  });
});

describe('recovery codes', () => {
  it('are replaced as a whole, also by two at the same moment; without a factor there are none', async () => {
    const { user, headers, recoveryCodes } = await personWithApp(test);
    const path = '/api/users/second-factors/recovery-codes';
    await Promise.all([1, 2, 3].map(() => call('POST', path, headers)));
    expect(await RecoveryCode.query().where({ userId: user.id }).resultSize()).toBe(10);
    const { browser } = await sendPassword(test, user);
    const payload = { code: recoveryCodes[0] };
    expect(answer(await call('POST', '/api/login/second-step', browser, payload))).toEqual([400, 'wrong_code']);
    const without = await signIn(test, await createUser());
    expect(answer(await call('POST', path, without))).toEqual([409, 'no_second_factor']);
  });
});

describe('a fresh confirmation', () => {
  const acts = [
    ['POST', '/api/users/second-factors/app'],
    ['DELETE', '/api/users/second-factors/app'],
    ['POST', '/api/users/passkeys/options'],
    ['POST', '/api/users/second-factors/recovery-codes'],
    ['GET', '/api/users/export'],
  ] as const;

  it('is needed for factors and an export ten minutes after signing in, and by password without a factor', async () => {
    const headers = await signIn(test, await createUser());
    await unconfirm();
    for (const [method, path] of acts) expect(answer(await call(method, path, headers))).toEqual(needsProof);
    expect(answer(await confirm(headers, { password: 'not it' }))).toEqual([400, 'wrong_password']);
    expect((await confirm(headers, { password: testPassword })).statusCode).toBe(200);
    expect((await call('GET', '/api/users/export', headers)).statusCode).toBe(200);
  });

  it('is given by the second factor where there is one, in that session alone', async () => {
    const { user, headers, key, recoveryCodes } = await personWithApp(test);
    await unconfirm();
    expect(answer(await confirm(headers, { password: testPassword }))).toEqual([400, 'second_step_required']);
    expect(answer(await confirm(headers, { code: '000000' }))).toEqual([400, 'wrong_code']);
    expect((await confirm(headers, { code: codeOf(key) })).statusCode).toBe(200);
    expect(answer(await confirm(headers, { code: codeOf(key) }))).toEqual([400, 'code_used']);
    expect((await confirm(headers, { code: recoveryCodes[1] })).statusCode).toBe(200);
    expect((await call('GET', '/api/users/export', headers)).statusCode).toBe(200);
    expect(await Session.query().where({ userId: user.id }).whereNotNull('confirmedAt').resultSize()).toBe(1);
  });

  it('is given by a passkey for its own challenge, not for one of signing in', async () => {
    const { headers, passkey } = await personWithPasskey(test);
    await unconfirm();
    const wrong = await call('POST', '/api/login/passkey/options');
    const proofOf = ({ result }: { result?: unknown }) => ({ passkey: passkey.prove(result as PasskeyCreation) });
    expect(answer(await confirm(headers, proofOf(wrong)))).toEqual([400, 'passkey_refused']);
    const right = await call('POST', '/api/users/confirmation/passkey-options', headers);
    expect((await confirm(headers, proofOf(right))).statusCode).toBe(200);
  });

  it('is needed with a factor beside the password for another email and deletion; without one as before', async () => {
    const { user, headers, key } = await personWithApp(test);
    const details = { firstName: 'Jane', lastName: 'Doe', city: null, state: null };
    const email = { ...details, email: 'new@example.com', currentPassword: testPassword };
    const change = (as: BrowserHeaders) => call('PUT', '/api/users/profile', as, email);
    const remove = (as: BrowserHeaders) => call('POST', '/api/users/deletion', as, { password: testPassword });
    const other = await signIn(test, await createUser());
    await unconfirm();
    expect(answer(await change(headers))).toEqual(needsProof);
    expect(answer(await remove(headers))).toEqual(needsProof);
    const { email: same } = user;
    expect((await call('PUT', '/api/users/profile', headers, { ...details, email: same })).statusCode).toBe(200);
    expect((await change(other)).statusCode).toBe(200);
    expect((await remove(other)).statusCode).toBe(204);
    await confirm(headers, { code: codeOf(key) });
    expect((await remove(headers)).statusCode).toBe(204);
    expect(await AuthenticatorApp.query().resultSize()).toBe(0);
  });

  it('is needed with a factor beside the password for another password', async () => {
    const { headers, key } = await personWithApp(test);
    const newPassword = 'an entirely new one';
    const body = { currentPassword: testPassword, newPassword, confirmPassword: newPassword };
    await unconfirm();
    expect(answer(await call('PUT', '/api/users/password', headers, body))).toEqual(needsProof);
    await confirm(headers, { code: codeOf(key) });
    expect((await call('PUT', '/api/users/password', headers, body)).statusCode).toBe(204);
  });

  it('is needed to change the plan and how it is paid', async () => {
    const headers = await signIn(test, await createUser({ userType: 'accountant' }));
    await unconfirm();
    for (const path of ['cancel', 'resume', 'card-page', 'portal'])
      expect(answer(await call('POST', `/api/billing/${path}`, headers))).toEqual(needsProof);
  });
});
