import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { signIn, type BrowserHeaders } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { createDeployToken } from '../tokens/deploy-tokens.service';
import { productActor } from '../../../../platform/audit/record-audit';

const test = testServer({ backendHttpHosts: ['year-end.internal'], port: 4999 });
let admin: BrowserHeaders;
beforeEach(async () => {
  admin = await signIn(test, await createUser({ userType: 'admin', firstName: 'Ada', lastName: 'Admin' }));
});

const url = 'https://blog.example.com/api';
const set = async (changes: object = {}, headers: Record<string, string> = admin, area = 'blog') =>
  test.server.inject({
    method: 'PUT',
    url: `/api/platform/areas/${area}/backend`,
    headers,
    payload: { url, timeoutSeconds: 5, version: 0, currentPassword: testPassword, ...changes },
  });
const remove = async (version: number, headers: Record<string, string> = admin) =>
  test.server.inject({ method: 'DELETE', url: `/api/platform/areas/blog/backend?version=${version}`, headers });
const list = async (headers: Record<string, string> = admin) =>
  (await test.server.inject({ url: '/api/platform/backends', headers })).result;
const versionNow = async () => ((await list()) as { version: number }[])[0]?.version ?? 0;

describe('the backend of an area', () => {
  it('is set, changed and removed by an administrator, each on record', async () => {
    expect((await set()).result).toEqual({
      ...{
        area: 'blog',
        url,
        timeoutSeconds: 5,
        version: expect.any(Number),
        setBy: 'Ada Admin',
        setAt: expect.any(String),
      },
      ...{ state: 'unknown', openUntil: null },
    });
    const first = await versionNow();
    expect((await set({ url: 'https://other.example.com/', version: first })).statusCode).toBe(200);
    expect(await list()).toEqual([expect.objectContaining({ url: 'https://other.example.com', version: first + 1 })]);
    expect((await remove(first + 1)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const acts = await test.database('audit_entries').where('action', 'like', 'areaBackend.%').orderBy('id');
    expect(acts.map(({ action, subjectId }: { action: string; subjectId: string }) => [action, subjectId])).toEqual([
      ['areaBackend.set', 'blog'],
      ['areaBackend.set', 'blog'],
      ['areaBackend.removed', 'blog'],
    ]);
    expect(JSON.stringify(acts)).not.toContain(testPassword);
  });

  it('is no one else’s to set, not even a pipeline’s with a deploy token of the area', async () => {
    const { token } = await createDeployToken({ area: 'blog', label: 'CI', createdById: null }, productActor);
    const bearer = { authorization: `Bearer ${token}` };
    const user = await signIn(test, await createUser());
    for (const [headers, status] of [
      [bearer, 401],
      [user, 403],
    ] as const) {
      expect((await set({}, headers)).statusCode).toBe(status);
      expect((await remove(1, headers)).statusCode).toBe(status);
      const listed = await test.server.inject({ url: '/api/platform/backends', headers });
      expect(listed.statusCode).toBe(status);
    }
    expect((await set({ currentPassword: 'wrong' })).headers['x-error-code']).toBe('wrong_password');
    expect(await list()).toEqual([]);
  });

  it('is not changed over what someone else set meanwhile', async () => {
    const both = await Promise.all([set(), set({ url: 'https://second.example.com' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const version = await versionNow();
    for (const refused of [await set(), await set({ version: 7 }), await remove(7)])
      expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([409, 'backend_changed']);
    expect((await remove(version)).statusCode).toBe(204);
    expect((await remove(version)).headers['x-error-code']).toBe('backend_not_found');
  });

  it('is another one when it is added again', async () => {
    await set();
    const removed = await versionNow();
    await remove(removed);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
    expect((await set()).statusCode).toBe(200);
    vi.useRealTimers();
    for (const refused of [await set({ version: removed }), await remove(removed)])
      expect(refused.headers['x-error-code']).toBe('backend_changed');
  });

  it('is for an area that there is', async () => {
    const { statusCode, payload } = await set({}, admin, 'blgo');
    expect([statusCode, payload]).toEqual([400, 'There is no area blgo: no release of it was ever published.']);
    await test.database('route_owners').insert({ kind: 'slot', name: 'aside', area: 'blgo', since: new Date() });
    expect((await set({}, admin, 'blgo')).statusCode).toBe(200);
  });

  it('has a URL that a backend may have', async () => {
    const refusalOf = async (wrong: string) => (await set({ url: wrong })).payload;
    for (const [wrong, sentence] of [
      ['blog.example.com', /^The URL must start with https/],
      ['ftp://blog.example.com', /^The URL must start with https/],
      ['https://me:secret@blog.example.com', /must not hold a name or password/],
      ['https://blog.example.com/api?a=1', /before a query/],
      ['https://blog.example.com/#top', /before a query/],
      ['http://blog.example.com', /plain http is for this machine/],
      ['http://10.0.0.1', /plain http is for this machine/],
      ['https://169.254.169.254/latest', /No backend can be at this address/],
      ['https://[::ffff:a9fe:a9fe]/', /No backend can be at this address/],
      ['https://0xa9fea9fe/', /No backend can be at this address/],
      ['https://[fe80::1]/', /No backend can be at this address/],
      ['https://[fd00:ec2::254]/', /No backend can be at this address/],
      ['https://100.100.100.200/', /No backend can be at this address/],
      ['https://0.0.0.0/', /No backend can be at this address/],
      ['http://localhost:3000/api', /the URL of this site itself/],
      ['http://127.0.0.1:3000', /the URL of this site itself/],
      ['http://[::1]:4999/api', /the URL of this site itself/],
      ['https://any.localhost.:4999/api', /the URL of this site itself/],
      ['', /Please enter a URL/],
    ] as const)
      expect(await refusalOf(wrong), wrong).toMatch(sentence);
    let version = 0;
    for (const right of [
      'http://127.0.0.1:4000',
      'http://[::1]:4000/a',
      'http://year-end.internal',
      'https://10.0.0.1',
    ]) {
      expect((await set({ url: right, version })).statusCode, right).toBe(200);
      version = await versionNow();
    }
    for (const timeoutSeconds of [0, 31, 1.5])
      expect((await set({ timeoutSeconds, version })).payload).toBe('The time limit must be 1 to 30 seconds.');
  });
});
