import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditAction } from '../../../contract/audit-actions';
import type { BulkUserOutcome, UserSearchPage } from '../../../contract/named-types';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { readDetails, readIp } from '../../../platform/audit/audit-texts';
import { User } from '../../../platform/auth/user.model';
import { Mail } from '../../../platform/mail/mail.model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { cookieOf, signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { createProfessional } from '../../directory/professionals/professional-factory';

const test = testServer();
let admin: User;
let headers: Record<string, string>;
beforeEach(async () => {
  admin = await createUser({ userType: 'admin', firstName: 'Ada', lastName: 'Admin' });
  headers = await signIn(test, admin);
});

const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, as = headers) =>
  test.server.inject({ method, url, headers: as, ...(payload && { payload }) });
const search = async (query: string) =>
  (await send('GET', `/api/admin/users/search?${query}`)).result as UserSearchPage;
const names = async (query: string) => (await search(query)).users.map(({ firstName }) => firstName);
const suspend = (id: number, as = headers) => send('PUT', `/api/admin/users/${id}/suspension`, { reason: 'Spam' }, as);
const codeOf = (response: Awaited<ReturnType<typeof send>>) => [response.statusCode, response.headers['x-error-code']];
const entry = (action: AuditAction) => AuditEntry.query().findOne({ action }).throwIfNotFound();

describe('searching', () => {
  it('filters by type, state and words, orders, and counts over all pages', async () => {
    await createUser({ firstName: 'zoe', lastName: 'abbot', city: 'Reno' });
    await createUser({ firstName: 'Bob', lastName: 'Abbot', userType: 'accountant', emailConfirmedAt: null });
    await createUser({ firstName: 'Cy', lastName: 'Young', suspendedAt: new Date() });
    expect(await names('')).toEqual(['Ada', 'Bob', 'zoe', 'Cy'].sort((a, b) => order(a) - order(b)));
    expect(await names('sort=-name')).toEqual(['Cy', 'Ada', 'zoe', 'Bob']);
    expect(await names('type=accountant')).toEqual(['Bob']);
    expect(await names('accountState=suspended')).toEqual(['Cy']);
    expect(await names('accountState=unconfirmed')).toEqual(['Bob']);
    expect(await names('q=ABBOT&type=client')).toEqual(['zoe']);
    await createUser({ firstName: 'Đorđe', lastName: 'Strauß, C.P.A.', username: 'dj' });
    for (const q of ['strauss dorde', 'STRAUß', 'Đ', 'cpa', 'C.P.A.', 'Strauß, Đorđe'])
      expect(await names(`q=${q}&type=client`), q).toEqual(['Đorđe']);
    await User.query().delete().where({ username: 'dj' });
    expect((await names('sort=location'))[0]).toBe('zoe');
    expect((await names('sort=-location'))[0]).toBe('zoe');
    expect(await names('sort=-created')).toEqual(['Cy', 'Bob', 'zoe', 'Ada']);
    expect(await search('page=2')).toMatchObject({ users: [], total: 4, page: 2, pageSize: 25 });
    expect(await search('q=abbot&page=2')).toMatchObject({ users: [], total: 2 });
    expect(await search('q=nobody at all')).toMatchObject({ users: [], total: 0 });
    expect((await send('GET', '/api/admin/users/search?sort=password')).statusCode).toBe(400);
  });
  const order = (name: string) => ['Bob', 'zoe', 'Ada', 'Cy'].indexOf(name);
});

describe('a suspended person', () => {
  it('loses access on the very next request, with a copied cookie too, and gets a mail', async () => {
    const user = await createProfessional({ firstName: 'Sue' });
    const [one, other] = [await signIn(test, user), await signIn(test, user, true)];
    expect((await send('GET', '/api/user', undefined, one)).statusCode).toBe(200);
    expect((await suspend(user.id)).statusCode).toBe(204);
    for (const as of [one, other]) expect((await send('GET', '/api/user', undefined, as)).statusCode).toBe(401);
    const login = await send('POST', '/api/login', { username: user.username, password: testPassword }, visitor);
    expect(login.statusCode).toBe(401);
    expect((await send('GET', `/api/accountants/${user.id}`)).statusCode).toBe(404);
    expect(await test.database('live_events').where({ userId: user.id, name: 'sessions.changed' })).toHaveLength(1);
    expect((await Mail.query().findOne({ kind: 'account-suspended' }))?.userId).toBe(user.id);
    const recorded = await entry('user.suspended');
    expect(recorded).toMatchObject({ actorId: admin.id, userId: user.id });
    expect([readDetails(recorded.details).reason, readIp(recorded.origin)]).toEqual(['Spam', '127.0.0.1']);

    expect((await send('DELETE', `/api/admin/users/${user.id}/suspension`)).statusCode).toBe(204);
    expect((await send('GET', '/api/user', undefined, one)).statusCode).toBe(401);
    expect((await send('GET', '/api/user', undefined, await signIn(test, user))).statusCode).toBe(200);
    expect((await entry('user.restored')).userId).toBe(user.id);
  });

  it('is never oneself or the last administrator, also when two suspend each other', async () => {
    expect(codeOf(await suspend(admin.id))).toEqual([403, 'cannot_suspend_self']);
    expect(codeOf(await suspend(999_999))).toEqual([404, 'user_not_found']);
    const other = await createUser({ userType: 'admin' });
    const theirs = await signIn(test, other);
    const responses = await Promise.all([suspend(other.id), suspend(admin.id, theirs)]);
    expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await User.query().where({ userType: 'admin', suspendedAt: null }).resultSize()).toBe(1);
  });

  it('may be one of several, each refused or changed alone, and all undone', async () => {
    const [one, two] = [await createUser(), await createUser({ suspendedAt: new Date() })];
    const bulk = async (action: string, ids: number[]) =>
      (await send('POST', '/api/admin/users/bulk', { action, ids, reason: 'Spam' })).result as BulkUserOutcome;
    const done = await bulk('suspend', [one.id, two.id, admin.id]);
    expect(done).toEqual({
      changed: [one.id],
      refused: [{ id: admin.id, sentence: 'You cannot suspend yourself.' }],
    });
    expect(await bulk('restore', done.changed)).toEqual({ changed: [one.id], refused: [] });
    expect((await User.query().findById(one.id))?.suspendedAt).toBeNull();
  });
});

describe('an invitation', () => {
  const details = { firstName: 'Nora', lastName: 'New', email: 'no@new.example', city: null, state: null };
  const linkOf = async () => {
    const mail = await Mail.query().where({ kind: 'invitation' }).orderBy('id', 'desc').first().throwIfNotFound();
    return mail.content?.action?.href.split(/[#&]/)[1] ?? '';
  };
  const accept = (token: string) =>
    send(
      'POST',
      '/api/password/reset',
      { token, password: 'a new long password', confirmPassword: 'a new long password' },
      visitor,
    );

  it('makes an account that opens with the newest link, once', async () => {
    const invited = await send('POST', '/api/admin/users', { ...details, userType: 'client' });
    expect(invited.result).toMatchObject({ firstName: 'Nora', accountState: 'invited' });
    const { id, username } = invited.result as { id: number; username: string };
    const first = await linkOf();
    expect((await send('POST', `/api/admin/users/${id}/invitation`)).statusCode).toBe(204);
    expect(codeOf(await accept(first))).toEqual([400, 'link_expired']);
    const second = await linkOf();
    expect((await accept(second)).statusCode).toBe(204);
    expect(codeOf(await accept(second))).toEqual([400, 'link_expired']);
    const login = await send('POST', '/api/login', { username, password: 'a new long password' }, visitor);
    expect(cookieOf(login)).not.toBe('');
    const user = await User.query().findById(id).throwIfNotFound();
    expect(user.emailConfirmedAt).not.toBeNull();
    expect(user.termsVersion).not.toBeNull();
    expect(codeOf(await send('POST', `/api/admin/users/${id}/invitation`))).toEqual([409, 'not_invited']);
    expect((await entry('user.accepted')).userId).toBe(id);
  });

  it('ends after a week, and is refused for an address that is taken', async () => {
    await send('POST', '/api/admin/users', { ...details, userType: 'client' });
    const token = await linkOf();
    await test.database('account_tokens').update({ expiresAt: new Date(Date.now() - 1) });
    expect(codeOf(await accept(token))).toEqual([400, 'link_expired']);
    const again = await send('POST', '/api/admin/users', { ...details, email: 'NO@new.example', userType: 'client' });
    expect(codeOf(again)).toEqual([409, 'email_taken']);
    const namesake = await send('POST', '/api/admin/users', {
      ...details,
      email: 'no@other.example',
      userType: 'client',
    });
    expect(namesake.statusCode).toBe(200);
  });

  it('of an administrator takes the password', async () => {
    expect(codeOf(await send('POST', '/api/admin/users', { ...details, userType: 'admin' }))).toEqual([
      400,
      'wrong_password',
    ]);
    const proven = { ...details, userType: 'admin', currentPassword: testPassword };
    expect((await send('POST', '/api/admin/users', proven)).statusCode).toBe(200);
  });
});

describe('the file', () => {
  it('holds all users of the filter, and nothing that a spreadsheet runs', async () => {
    await createUser({ firstName: '=HYPERLINK("http://evil")', lastName: '@SUM(1)', city: '-2+3' });
    const response = await send('GET', '/api/admin/users/export?type=client');
    expect(response.headers['content-type']).toContain('text/csv');
    const [, line, end] = response.payload.split('\r\n');
    expect(line).toContain(`"'=HYPERLINK(""http://evil"")","'@SUM(1)","client","active","'-2+3"`);
    expect(end).toBe('');
    expect((await entry('user.exported')).actorId).toBe(admin.id);
  });
});

it('the old mailbox is notified when an administrator changes the email', async () => {
  const user = await createUser({ email: 'old@shop.example' });
  await send('PUT', `/api/admin/users/${user.id}`, {
    firstName: user.firstName,
    lastName: user.lastName,
    email: 'new@shop.example',
    city: null,
    state: null,
    userType: 'client',
  });
  expect((await Mail.query().findOne({ kind: 'email-changed' }))?.toEmail).toBe('old@shop.example');
  expect(readDetails((await entry('user.updated')).details).changes).toEqual([
    { field: 'email', before: 'old@shop.example', after: 'new@shop.example' },
  ]);
});
