import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditAction } from '../../../contract/audit-actions';
import type { AuditPage } from '../../../contract/named-types';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { sealAudit } from '../../../platform/audit/audit-chain';
import { eraseFromAudit } from '../../../platform/audit/erase-audit';
import { recordAudit, type AuditAct } from '../../../platform/audit/record-audit';
import { verifyAudit } from '../../../platform/audit/verify-audit';
import type { User } from '../../../platform/auth/user.model';
import { database, inTransaction } from '../../../platform/database/transaction';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';

const test = testServer();
let admin: User;
let headers: Record<string, string>;
beforeEach(async () => {
  admin = await createUser({ userType: 'admin', firstName: 'Ada', lastName: 'Admin' });
  headers = await signIn(test, admin);
  await AuditEntry.query().delete();
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, as = headers) =>
  test.server.inject({ method, url, headers: as, ...(payload && { payload }) });
const log = async (query = '') => (await send('GET', `/api/admin/audit?${query}`)).result as AuditPage;
const actions = async () => (await AuditEntry.query().orderBy('id')).map(({ action }) => action);
const record = (action: AuditAction, userId: number, subjectId: number | string = 1) =>
  inTransaction((transaction) =>
    recordAudit(
      { by: { userId: admin.id, ip: '203.0.113.9' }, action, subject: { type: 'review', id: subjectId }, userId },
      transaction,
    ),
  );

describe('every sign-in event', () => {
  it('is recorded: refused, started, ended, signed out, a new password', async () => {
    const user = await createUser();
    const login = (username: string, password: string) => send('POST', '/api/login', { username, password }, visitor);
    await login(user.username, 'wrong');
    await login('nobody@nowhere.example', 'my secret in the wrong field');
    const [one] = [await signIn(test, user), await signIn(test, user)];
    await send('POST', '/api/users/sessions/end-others', undefined, one);
    const change = {
      currentPassword: testPassword,
      newPassword: 'another long one',
      confirmPassword: 'another long one',
    };
    await send('PUT', '/api/users/password', change, one);
    await send('POST', '/api/password/forgot', { email: user.email }, visitor);
    await send('POST', '/api/logout', undefined, headers);
    expect(await actions()).toEqual([
      'session.refused',
      'session.refused',
      'session.started',
      'session.started',
      'session.ended',
      'password.changed',
      'password.resetRequested',
      'session.signedOut',
    ]);
    const entries = await AuditEntry.query().orderBy('id');
    expect(entries.map(({ userId }) => userId)).toEqual([user.id, null, ...Array<number>(5).fill(user.id), admin.id]);
    expect(JSON.stringify(entries)).not.toMatch(/nowhere|secret|wrong field/);
  });

  it('holds no data of users who deleted their account, and the chain stays whole', async () => {
    const user = await createUser({ firstName: 'Quill' });
    const as = await signIn(test, user);
    await send('PUT', `/api/admin/users/${user.id}`, {
      firstName: 'Quillfeather',
      lastName: user.lastName,
      email: user.email,
      userType: 'client',
    });
    await sealAudit();
    expect((await send('POST', '/api/users/deletion', { password: testPassword }, as)).statusCode).toBe(204);
    await sealAudit();
    expect(await verifyAudit()).toMatchObject({ faults: [], intact: 3 });
    expect(JSON.stringify(await AuditEntry.query())).not.toMatch(/Quill/);
  });
});

describe('the log', () => {
  it('is for administrators', async () => {
    const client = await signIn(test, await createUser());
    expect((await send('GET', '/api/admin/audit', undefined, client)).statusCode).toBe(403);
    expect((await send('GET', '/api/admin/audit/export', undefined, visitor)).statusCode).toBe(401);
  });

  it('is found by person, action, subject and day', async () => {
    const [ana, ben] = [await createUser({ firstName: 'Ana' }), await createUser({ firstName: 'Ben' })];
    await record('review.reportDecided', ana.id, 7);
    await record('user.restored', ben.id, 8);
    const subjects = async (query: string) => (await log(query)).entries.map(({ subject }) => subject.id);
    expect(await subjects('')).toEqual(['8', '7']);
    expect(await subjects('q=ana')).toEqual(['7']);
    expect(await subjects('q=Ada Admin')).toEqual(['8', '7']);
    expect(await subjects('q=somebody')).toEqual([]);
    expect(await subjects(`person=${ben.id}`)).toEqual(['8']);
    expect(await subjects('action=user.restored')).toEqual(['8']);
    expect(await subjects('subjectType=review&subjectId=7')).toEqual(['7']);
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    expect(await subjects(`from=${day(0)}&to=${day(0)}`)).toEqual(['8', '7']);
    expect(await subjects(`from=${day(1)}`)).toEqual([]);
    expect(await subjects(`to=${day(-1)}`)).toEqual([]);
    expect((await log('q=ana')).entries[0]).toMatchObject({
      actor: { id: admin.id, name: 'Ada Admin' },
      user: { id: ana.id },
      ip: '203.0.113.9',
    });
    expect((await send('GET', '/api/admin/audit?from=soon')).statusCode).toBe(400);
  });

  it('is found by the days of the reader, who may be a day ahead or behind', async () => {
    await record('user.restored', admin.id, 7);
    // The log only grows; the clock of this entry is moved where the database lets it.
    await test.database('audit_entries').update({ createdAt: new Date('2026-11-26T20:00:00.000Z') });
    const found = async (day: string, timeZone: string) =>
      (await log(`from=${day}&to=${day}&timeZone=${encodeURIComponent(timeZone)}`)).entries.length;
    expect(await found('2026-11-27', 'Pacific/Auckland')).toBe(1);
    expect(await found('2026-11-26', 'Pacific/Auckland')).toBe(0);
    expect(await found('2026-11-26', 'US/Pacific')).toBe(1);
    expect(await found('2026-11-27', '+05:00')).toBe(1);
    // What this server does not know, or no zone at all: UTC.
    for (const odd of ['Etc/Unknown', 'Mars/Olympus', '']) expect(await found('2026-11-26', odd)).toBe(1);
  });

  it('is found by a name that more than 500 people have, over several pages', async () => {
    const template = await createUser({ lastName: 'Quillfeather' });
    const { id: _, ...columns } = (await test.database('users').where({ id: template.id }).first()) as User;
    const twins = Array.from({ length: 600 }, (_value, index) => ({
      ...columns,
      username: `twin${index}`,
      usernameKey: `twin${index}`,
      usernameSkeleton: `twin${index}`,
      email: `twin${index}@example.test`,
      emailKey: `twin${index}@example.test`,
    }));
    await test.database.batchInsert('users', twins, 100);
    const [last] = await test.database('users').max({ id: 'id' });
    for (let subject = 1; subject <= 60; subject += 1) await record('user.restored', Number(last?.id), subject);
    const other = await createUser();
    await record('user.restored', other.id, 61);
    const first = await log('q=quillfeather');
    const second = await log(`q=quillfeather&cursor=${first.nextCursor}`);
    expect([...first.entries, ...second.entries].map(({ subject }) => Number(subject.id))).toEqual(
      Array.from({ length: 60 }, (_value, index) => 60 - index),
    );
  });

  it('goes on after each page, with nothing twice and nothing left out', async () => {
    for (let subject = 1; subject <= 60; subject += 1) await record('user.restored', admin.id, subject);
    const first = await log();
    expect(first.entries).toHaveLength(50);
    const second = await log(`cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    expect([...first.entries, ...second.entries].map(({ subject }) => Number(subject.id))).toEqual(
      Array.from({ length: 60 }, (_, index) => 60 - index),
    );
    const file = await send('GET', '/api/admin/audit/export?action=user.restored');
    expect(file.payload.trim().split('\r\n')).toHaveLength(61);
  });
});

describe('words', () => {
  const label = (entries: AuditPage['entries']) => entries.map(({ subject }) => subject.id);
  const decide = (id: number, act: Pick<AuditAct, 'label' | 'reason' | 'before' | 'after' | 'userId'>) =>
    inTransaction((transaction) =>
      recordAudit(
        {
          by: { userId: admin.id, ip: null },
          action: 'review.visibilityChanged',
          subject: { type: 'review', id },
          ...act,
        },
        transaction,
      ),
    );

  it.each([
    ['a reason', 'threatening language', ['1']],
    ['the beginning of a word of it', 'threat', ['1']],
    ['a value before', 'reno', ['2']],
    ['a value after, without its accent', 'malaga', ['2']],
    ['an email among the values', 'old@example.test', ['2']],
    ['a field', 'city', ['2']],
    ['a label', 'quarterly', ['3']],
    ['a number of one digit', '7', ['3']],
    ['words of two parts of one entry', 'reno email', ['2']],
    ['words of two entries', 'reno quarterly', []],
    ['a word that says nothing beside one that does', 'the threatening', ['1']],
    ['words that say nothing', 'the of', []],
    ['what no entry says', 'xylophone', []],
    ['what means something to a full text', '"reno* -city +(', ['2']],
    ['how details are stored', 'salt', []],
  ])('find %s', async (_what, words, found) => {
    await decide(1, { reason: 'Threatening language' });
    await decide(2, {
      before: { city: 'Reno', email: 'old@example.test' },
      after: { city: 'Málaga', email: 'new@example.test' },
    });
    await decide(3, { label: 'Quarterly taxes', after: { rating: 7 } });
    expect(label((await log(`words=${encodeURIComponent(words)}`)).entries)).toEqual(found);
  });

  it('are looked for beside every other filter, and page by page', async () => {
    const user = await createUser({ firstName: 'Zelda' });
    for (let id = 1; id <= 60; id += 1) await decide(id, { reason: 'Spam', userId: id % 2 ? user.id : null });
    const page = await log('words=spam');
    expect(page.entries).toHaveLength(50);
    expect((await log(`words=spam&cursor=${page.nextCursor ?? ''}`)).entries).toHaveLength(10);
    expect((await log('words=spam&q=zelda')).entries).toHaveLength(30);
    expect((await log(`words=spam&person=${user.id}&subjectType=review&subjectId=7`)).entries).toHaveLength(1);
    expect((await log('words=spam&action=user.updated')).entries).toEqual([]);
    const { payload } = await send('GET', '/api/admin/audit/export?words=spam&action=review.visibilityChanged');
    expect(payload.trim().split('\n')).toHaveLength(61);
  });

  it('that more than 500 entries have are found, over several pages and beside other filters', async () => {
    const user = await createUser({ firstName: 'Zelda' });
    const rows = Array.from({ length: 520 }, (_, index) => ({
      createdAt: new Date(),
      actorId: index % 10 ? admin.id : user.id,
      action: 'review.visibilityChanged',
      subjectType: 'review',
      subjectId: String(index),
      searchText: ' field reno spam ',
    }));
    await database().batchInsert('audit_entries', rows, 100);
    await decide(1, { reason: 'Spam from Reno' });
    await decide(2, { reason: 'Another one' });
    const page = await log('words=spam+re');
    expect([page.entries.length, page.entries[0]?.reason]).toEqual([50, 'Spam from Reno']);
    expect((await log(`words=spam+re&cursor=${page.nextCursor ?? ''}`)).entries).toHaveLength(50);
    expect((await log('words=spam&q=zelda&subjectId=510')).entries).toHaveLength(1);
    expect((await log('words=spam+another')).entries).toEqual([]);
  });

  it('of a person whose account is deleted are gone', async () => {
    const user = await createUser();
    await decide(1, { reason: 'Secret of theirs', userId: user.id });
    await inTransaction((transaction) => eraseFromAudit(user.id, transaction));
    expect((await log('words=secret')).entries).toEqual([]);
  });
});
