import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditAction } from '../../contract/audit-actions';
import type { AuditPage } from '../../contract/named-types';
import { AuditEntry } from '../../platform/audit/audit-entry.model';
import { sealAudit } from '../../platform/audit/audit-chain';
import { recordAudit } from '../../platform/audit/record-audit';
import { verifyAudit } from '../../platform/audit/verify-audit';
import type { User } from '../../platform/auth/user.model';
import { inTransaction } from '../../platform/database/transaction';
import { createUser, testPassword } from '../../platform/testing/factories';
import { signIn, visitor } from '../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../platform/testing/test-server';

let test: TestServer;
let admin: User;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(async () => {
  await test.empty();
  admin = await createUser({ userType: 'admin', firstName: 'Ada', lastName: 'Admin' });
  headers = await signIn(test, admin);
  await AuditEntry.query().delete();
});
afterAll(() => test.stop());

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
