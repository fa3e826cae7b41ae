import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SystemState } from '../../../contract/named-types';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { noteModelCall } from '../../../platform/model/model-state';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { Mail } from '../../../platform/mail/mail.model';
import { inTransaction } from '../../../platform/database/transaction';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor, type BrowserHeaders } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';

let test: TestServer;
let admin: BrowserHeaders;
beforeAll(async () => {
  test = await createTestServer({
    model: { apiKey: 'sk-never-shown', baseUrl: 'https://llm.example/v1', name: 'small-1' },
  });
});
beforeEach(async () => {
  await test.empty();
  admin = await signIn(test, await createUser({ userType: 'admin' }));
});
afterAll(() => test.stop());

const url = '/api/admin/system';
const read = async () => {
  const response = await test.server.inject({ url, headers: admin });
  expect(response.statusCode).toBe(200);
  expect(response.payload).not.toContain('sk-never-shown');
  return response.result as SystemState;
};
const mail = (email: string) =>
  inTransaction((transaction) =>
    enqueueMail(
      { kind: 'any', to: { name: 'Jo', email }, subject: 'Hello', content: { paragraphs: ['Hi'] } },
      transaction,
    ),
  );

describe('the state of the system', () => {
  it('names the versions of what runs, and measures the database', async () => {
    const { api, database } = await read();
    expect(api).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.versions.node });
    expect(Date.parse(api.startedAt)).toBeLessThanOrEqual(Date.now());
    expect(database.engine).toBe(test.settings.database.engine === 'sqlite' ? 'SQLite' : database.engine);
    expect(['SQLite', 'MariaDB', 'MySQL']).toContain(database.engine);
    expect(database.version).toMatch(/^\d+\.\d+/);
    expect(database.milliseconds).toBeGreaterThan(0);
  });

  it('has every version of an area that visitors get, with its share', async () => {
    const manifest = JSON.stringify({ title: 'Blog' });
    const release = { name: 'blog', url: '/x.js', integrity: 'sha384-x', manifest, files: '{}', preload: '{}' };
    const activation = { name: 'blog', activatedAt: new Date() };
    for (const [id, version, traffic, active] of [
      [1, '1.0.0', 90, true],
      [2, '1.1.0', 10, true],
      [3, '0.9.0', 100, false],
    ] as const) {
      await test.database('releases').insert({ id, ...release, version, publishedAt: new Date() });
      await test
        .database('release_activations')
        .insert({ releaseId: id, ...activation, traffic, active, isDefault: id === 1 });
    }
    expect((await read()).areas).toMatchObject([
      { name: 'blog', title: 'Blog', version: '1.0.0', traffic: 90 },
      { name: 'blog', title: 'Blog', version: '1.1.0', traffic: 10 },
    ]);
  });

  it('says how services do, and what the AI provider last failed with', async () => {
    const state = async (name: string) => (await read()).services.find((service) => service.name === name);
    expect(await state('AI provider')).toMatchObject({ state: 'ok', sentence: 'small-1, not used yet.' });
    // An earlier file may have noted a failure, which is noted once in half a minute.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    noteModelCall(Object.assign(new Error('Incorrect API key provided: sk-never-shown'), { status: 401 }));
    await expect
      .poll(() => state('AI provider'))
      .toMatchObject({ state: 'degraded', sentence: 'The endpoint answered 401.' });
    noteModelCall();
    await expect.poll(() => state('AI provider')).toMatchObject({ state: 'ok', sentence: 'small-1 answers.' });
    vi.useRealTimers();
    expect(await state('Mail server')).toMatchObject({ state: 'off' });
    expect((await read()).services.map(({ name }) => name)).toEqual([
      'Search index',
      'Article renderer',
      'Mail server',
      'Payments',
      'AI provider',
    ]);
  });

  it('says what stands in for something real in production', async () => {
    const { settings } = test.server.app.platform;
    Object.assign(settings, { standIns: ['test-payments', 'mail-outbox', 'demo-data'] });
    const { services } = await read();
    Object.assign(settings, { standIns: [] });
    expect(services.filter(({ state }) => state === 'degraded')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Payments', sentence: expect.stringContaining('no money moves') }),
        expect.objectContaining({ name: 'Mail server' }),
        expect.objectContaining({ name: 'Demo data', sentence: expect.stringContaining('in the README') }),
      ]),
    );
  });

  it('counts what waits, and lists the jobs with how they went', async () => {
    await mail('one@example.com');
    await mail('two@example.com');
    await Mail.query()
      .findOne({ toEmail: 'one@example.com' })
      .patch({ createdAt: new Date('2026-01-01T00:00:00.000Z') });
    const { backlogs, jobs } = await read();
    expect(backlogs[0]).toEqual({ name: 'Emails to send', waiting: 2, oldestAt: '2026-01-01T00:00:00.000Z' });
    expect(backlogs.map(({ name }) => name)).toContain('Audit entries to seal');
    expect(jobs.find(({ name }) => name === 'deliver emails')).toEqual({
      name: 'deliver emails',
      everySeconds: 1,
      lastRunAt: null,
      lastMilliseconds: null,
      lastFailureAt: null,
    });
  });

  it('is for administrators alone', async () => {
    const client = await signIn(test, await createUser());
    for (const [headers, status] of [
      [visitor, 401],
      [client, 403],
    ] as const) {
      expect((await test.server.inject({ url, headers })).statusCode).toBe(status);
      const retried = await test.server.inject({ method: 'POST', url: `${url}/outbox/retry`, headers });
      expect(retried.statusCode).toBe(status);
    }
  });
});

describe('failed mails', () => {
  it('are listed with the reason and retried together, each with its entry in the audit log', async () => {
    for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) await mail(email);
    await Mail.query()
      .whereNot({ toEmail: 'three@example.com' })
      .patch({ status: 'failed', attempts: 14, lastError: '550 No such user' });
    const { outbox } = await read();
    expect(outbox).toMatchObject({ failed: 2, waiting: 1, sentLastDay: 0 });
    expect(outbox.failures.map(({ toEmail, lastError }) => [toEmail, lastError])).toEqual([
      ['two@example.com', '550 No such user'],
      ['one@example.com', '550 No such user'],
    ]);
    const retried = await test.server.inject({ method: 'POST', url: `${url}/outbox/retry`, headers: admin });
    expect(retried.result).toEqual({ retried: 2 });
    expect(await Mail.query().where({ status: 'waiting', attempts: 0 }).resultSize()).toBe(3);
    expect(await AuditEntry.query().where({ action: 'mail.retried' }).resultSize()).toBe(2);
    const again = await test.server.inject({ method: 'POST', url: `${url}/outbox/retry`, headers: admin });
    expect(again.result).toEqual({ retried: 0 });
  });
});
