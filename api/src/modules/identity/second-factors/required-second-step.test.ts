import { beforeEach, describe, expect, it } from 'vitest';
import type { SiteSettings, StoredSiteSettings, User as Shown } from '../../../contract/named-types';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { readDetails } from '../../../platform/audit/audit-texts';
import { User } from '../../../platform/auth/user.model';
import { database } from '../../../platform/database/transaction';
import { defaultsOf, siteSettingsName } from '../../../platform/site/site-settings';
import { browserForm } from '../../../platform/testing/browser-form';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { browserCall, personWithApp } from '../../../platform/testing/second-factor-person';
import { signIn, type BrowserHeaders } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { VerificationDocument } from '../../directory/verification/verification-document.model';

const test = testServer();
const call = browserCall(test);
const day = 86_400_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const answer = ({ statusCode, headers }: Awaited<ReturnType<typeof call>>) => [statusCode, headers['x-error-code']];
const needed = [403, 'second_step_needed'];
const figures = async (headers: BrowserHeaders) => answer(await call('GET', '/api/admin/stats', headers));
const shown = async (headers: BrowserHeaders) => (await call('GET', '/api/user', headers)).result as Shown;

async function requireOf(secondStep: SiteSettings['secondStep']): Promise<void> {
  await database()('site_settings').where({ name: siteSettingsName }).delete();
  await database()('site_settings').insert({
    ...{ name: siteSettingsName, version: 1 },
    value: JSON.stringify({ secondStep }),
  });
  test.server.app.platform.site.forget();
}
beforeEach(() => requireOf('admins'));

/** An administrator whose account is that old. */
async function adminOf(age: number): Promise<User> {
  const user = await createUser({ userType: 'admin' });
  await User.query()
    .findById(user.id)
    .patch({ createdAt: ago(age) });
  return User.query().findById(user.id).throwIfNotFound();
}

describe('an administrator without a second step', () => {
  it('has a day, which their account tells of', async () => {
    const user = await adminOf(day - 60_000);
    const headers = await signIn(test, user);
    expect(await figures(headers)).toEqual([200, undefined]);
    expect((await shown(headers)).secondStepBy).toBe(new Date(user.createdAt.getTime() + day).toISOString());
    const login = await call('POST', '/api/login', headers, { username: user.username, password: testPassword });
    expect(login.result).toHaveProperty('secondStepBy');
  });

  it('is then refused administration, reading and writing, with one sentence', async () => {
    const headers = await signIn(test, await adminOf(day));
    const calls = [
      ['GET', '/api/admin/stats'],
      ['GET', '/api/admin/settings'],
      ['GET', '/api/admin/users'],
      ['POST', '/api/blog', {}],
      ['POST', '/api/platform/overrides', {}],
      ['GET', '/api/platform/overrides'],
      ['GET', '/api/verification/documents/1'],
    ] as const;
    for (const [method, path, body] of calls)
      expect([path, ...answer(await call(method, path, headers, body))]).toEqual([path, ...needed]);
    const refused = await call('GET', '/api/admin/stats', headers);
    expect(refused.payload).toBe('Set up a second step in your settings first, under Security.');
  });

  it('reads their account, sets one up, goes on with it, and gets out', async () => {
    const user = await adminOf(40 * day);
    const { headers } = await personWithApp(test, user);
    expect(await figures(headers)).toEqual([200, undefined]);
    expect(await shown(headers)).not.toHaveProperty('secondStepBy');
    const other = await signIn(test, await adminOf(40 * day));
    for (const path of [
      '/api/user',
      '/api/users/second-factors',
      '/api/users/sessions',
      '/api/users/export',
      '/api/site',
    ])
      expect([path, ...answer(await call('GET', path, other))]).toEqual([path, 200, undefined]);
    for (const path of ['/api/users/second-factors/app', '/api/users/passkeys/options'])
      expect([path, ...answer(await call('POST', path, other))]).toEqual([path, 200, undefined]);
    expect((await call('POST', '/api/users/confirmation', other, { password: testPassword })).statusCode).toBe(200);
    expect((await call('POST', '/api/logout', other)).statusCode).toBe(204);
  });

  it('has the day from when they were made one, or took up their invitation; not from another change', async () => {
    const boss = (await personWithApp(test, await adminOf(40 * day))).headers;
    const user = await createUser();
    await User.query()
      .findById(user.id)
      .patch({ createdAt: ago(40 * day) });
    const { firstName, lastName, email } = user;
    const change = (changes: object) =>
      call('PUT', `/api/admin/users/${user.id}`, boss, { firstName, lastName, email, ...changes });
    expect(answer(await change({ userType: 'admin', currentPassword: testPassword }))).toEqual([200, undefined]);
    const headers = await signIn(test, user);
    expect(await figures(headers)).toEqual([200, undefined]);
    const { secondStepBy = '' } = await shown(headers);
    expect(Math.abs(Date.parse(secondStepBy) - Date.now() - day)).toBeLessThan(60_000);
    await AuditEntry.query()
      .patch({ createdAt: ago(day + 1000) })
      .where({ userId: user.id });
    expect(answer(await change({ userType: 'admin', lastName: 'Changed', currentPassword: testPassword }))).toEqual([
      200,
      undefined,
    ]);
    expect(await figures(headers)).toEqual(needed);
    await AuditEntry.query().insert({
      ...{ createdAt: ago(1000), userId: user.id, actorId: user.id, action: 'user.accepted', subjectType: 'user' },
    });
    expect(await figures(headers)).toEqual([200, undefined]);
  });

  it('is let in while nothing is required', async () => {
    await requireOf('off');
    const headers = await signIn(test, await adminOf(40 * day));
    expect(await figures(headers)).toEqual([200, undefined]);
    expect(await shown(headers)).not.toHaveProperty('secondStepBy');
  });
});

describe('a professional', () => {
  const document = (userId: number, age: number) =>
    VerificationDocument.query().insert({
      ...{ userId, requestId: null, name: 'license.pdf', mimeType: 'application/pdf', bytes: 3, fileId: 'none' },
      createdAt: ago(age),
    });
  const upload = async (headers: BrowserHeaders) => {
    const form = await browserForm({ file: new File(['%PDF-1.4 a license'], 'license.pdf') });
    const url = '/api/verification/documents';
    return test.server.inject({ method: 'POST', url, ...form, headers: { ...headers, ...form.headers } });
  };

  it('with documents has a day from the first on; then only the documents are closed', async () => {
    await requireOf('adminsAndProfessionals');
    const user = await createUser({ userType: 'accountant' });
    const headers = await signIn(test, user);
    expect(await shown(headers)).not.toHaveProperty('secondStepBy');
    expect((await upload(headers)).statusCode).toBe(200);
    expect(Date.parse((await shown(headers)).secondStepBy ?? '') - Date.now()).toBeGreaterThan(day - 60_000);
    const { id } = await document(user.id, 2000);
    await VerificationDocument.query()
      .where({ userId: user.id })
      .patch({ createdAt: ago(day) });
    expect(answer(await upload(headers))).toEqual(needed);
    expect(answer(await call('GET', `/api/verification/documents/${id}`, headers))).toEqual(needed);
    for (const path of ['/api/verification', '/api/conversations', '/api/users/second-factors'])
      expect([path, (await call('GET', path, headers)).statusCode]).toEqual([path, 200]);
    // The first factor ends the session from before.
    const { headers: since } = await personWithApp(test, user);
    expect((await upload(since)).statusCode).toBe(200);
  });

  it('needs none without documents, nor where administrators alone do; a client never does', async () => {
    const user = await createUser({ userType: 'accountant' });
    const headers = await signIn(test, user);
    await document(user.id, 9 * day);
    expect((await upload(headers)).statusCode).toBe(200);
    await requireOf('adminsAndProfessionals');
    const other = await signIn(test, await createUser({ userType: 'accountant' }));
    expect((await upload(other)).statusCode).toBe(200);
    expect(await shown(await signIn(test, await createUser()))).not.toHaveProperty('secondStepBy');
  });
});

describe('the last second step', () => {
  const remove = async (headers: BrowserHeaders) =>
    answer(await call('DELETE', '/api/users/second-factors/app', headers));

  it('stays where one is required, within the day too, and goes where none is', async () => {
    const admin = await personWithApp(test, await adminOf(0));
    expect(await remove(admin.headers)).toEqual([409, 'last_second_factor']);
    const factors = (await call('GET', '/api/users/second-factors', admin.headers)).result;
    expect(factors).toMatchObject({ app: { lastUsedAt: null }, recoveryCodesLeft: 10 });
    expect(await remove((await personWithApp(test)).headers)).toEqual([204, undefined]);
    await requireOf('off');
    expect(await remove(admin.headers)).toEqual([204, undefined]);
  });
});

describe('the setting', () => {
  it('is required of administrators by default in production on a database server, without demo data', () => {
    const mysql = { engine: 'mysql', host: 'db', port: 3306, user: 'root', password: '', name: 'counterpart' } as const;
    const sqlite = { engine: 'sqlite', file: 'data.sqlite' } as const;
    const of = (changes: object) => defaultsOf({ ...test.settings, ...changes }).secondStep;
    expect(of({ production: true, database: mysql })).toBe('admins');
    expect(of({ production: true, database: sqlite })).toBe('off');
    expect(of({ production: true, database: mysql, seedDemo: true })).toBe('off');
    expect(of({ production: false, database: mysql })).toBe('off');
  });

  it('is changed like the others, with an entry in the audit log, and stays where a client does not send it', async () => {
    await requireOf('off');
    const headers = await signIn(test, await adminOf(40 * day));
    const url = '/api/admin/settings';
    const { version, settings } = (await call('GET', url, headers)).result as StoredSiteSettings;
    const wrong = await call('PUT', url, headers, { version, settings: { ...settings, secondStep: 'everyone' } });
    expect([wrong.statusCode, wrong.payload]).toEqual([400, 'Choose who needs a second step.']);
    const changed = { ...settings, secondStep: 'admins' };
    expect((await call('PUT', url, headers, { version, settings: changed })).statusCode).toBe(200);
    const entry = await AuditEntry.query().findOne({ action: 'settings.changed' }).throwIfNotFound();
    const change = { field: 'secondStep', before: 'off', after: 'admins' };
    expect(readDetails(entry.details).changes).toEqual([change]);
    expect(await figures(headers)).toEqual(needed);
    const boss = (await personWithApp(test, await adminOf(40 * day))).headers;
    const { secondStep: _left, ...rest } = settings;
    const older = await call('PUT', url, boss, { version: version + 1, settings: { ...rest, siteName: 'Ledgerly' } });
    expect(older.result).toMatchObject({ settings: { siteName: 'Ledgerly', secondStep: 'admins' } });
  });
});
