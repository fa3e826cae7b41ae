import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedLimits } from '../../../contract/limits/shortlists';
import type { Professional } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { createProfessional } from '../professionals/professional-factory';
import { SavedProfessional } from './saved-professional.model';

let test: TestServer;
let client: User;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(async () => {
  await test.empty();
  client = await createUser();
  headers = await signIn(test, client);
});
afterAll(() => test.stop());

const call = (method: 'PUT' | 'DELETE', id: number | string) =>
  test.server.inject({ method, url: `/api/saved/${id}`, headers });
const list = async () =>
  ((await test.server.inject({ url: '/api/saved', headers })).result as Professional[]).map(({ id }) => id);
const ids = async () => (await test.server.inject({ url: '/api/saved/ids', headers })).result;

describe('saved professionals', () => {
  it('are listed the newest first, each once, and can be taken off', async () => {
    const [one, other] = [await createProfessional(), await createProfessional()];
    expect(await list()).toEqual([]);
    for (const { id } of [one, other, one]) expect((await call('PUT', id)).statusCode).toBe(204);
    expect(await list()).toEqual([other.id, one.id]);
    expect(await ids()).toEqual({ ids: [other.id, one.id] });
    expect((await call('DELETE', other.id)).statusCode).toBe(204);
    expect((await call('DELETE', other.id)).statusCode).toBe(204);
    expect(await ids()).toEqual({ ids: [one.id] });
  });

  it('are saved once by two clicks at the same moment', async () => {
    const { id } = await createProfessional();
    const responses = await Promise.all([call('PUT', id), call('PUT', id), call('PUT', id)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await list()).toEqual([id]);
  });

  it('leave the list with their listing and come back with it', async () => {
    const { id } = await createProfessional();
    await call('PUT', id);
    await AccountantProfile.query().patch({ listed: false }).where({ userId: id });
    expect(await list()).toEqual([]);
    expect((await call('PUT', id)).headers['x-error-code']).toBe('professional_not_found');
    await AccountantProfile.query().patch({ listed: true }).where({ userId: id });
    expect(await list()).toEqual([id]);
  });

  it('are only one’s own', async () => {
    const { id } = await createProfessional();
    await call('PUT', id);
    headers = await signIn(test, await createUser());
    expect(await list()).toEqual([]);
  });

  it('are for clients who are signed in', async () => {
    const { id } = await createProfessional();
    expect((await test.server.inject({ method: 'PUT', url: `/api/saved/${id}`, headers: visitor })).statusCode).toBe(
      401,
    );
    expect((await test.server.inject({ url: '/api/saved', headers: visitor })).statusCode).toBe(401);
    headers = await signIn(test, await createProfessional());
    const refused = await call('PUT', id);
    expect([refused.statusCode, refused.payload, refused.headers['x-error-code']]).toEqual([
      403,
      'Only clients can save professionals.',
      'clients_only',
    ]);
    for (const unknown of [client.id, 'x', 999_999])
      expect((await call('PUT', unknown)).headers['x-error-code']).toBe('professional_not_found');
  });

  /** Fills the list with people who need be no more than rows. */
  async function saveMany(count: number): Promise<{ id: number }[]> {
    const createdAt = new Date();
    await test.database.batchInsert(
      'users',
      Array.from({ length: count }, (_, index) => ({
        username: `s${index}`,
        usernameKey: `s${index}`,
        password: 'x',
        email: `s${index}@x.test`,
        emailKey: `s${index}@x.test`,
        firstName: 'S',
        lastName: 'S',
        userType: 'accountant',
        createdAt,
      })),
      50,
    );
    const rows: { id: number }[] = await test.database('users').where('firstName', 'S').select('id');
    await test.database.batchInsert(
      'saved_professionals',
      rows.map(({ id }) => ({ clientId: client.id, accountantId: id, createdAt })),
      50,
    );
    return rows;
  }

  it('stop at the limit with one sentence', async () => {
    const { id } = await createProfessional();
    const rows = await saveMany(savedLimits.max);
    const refused = await call('PUT', id);
    expect([refused.statusCode, refused.payload, refused.headers['x-error-code']]).toEqual([
      409,
      `You have saved ${savedLimits.max} professionals. Please remove one first.`,
      'too_many_saved',
    ]);
    await call('DELETE', rows[0]?.id ?? 0);
    expect((await call('PUT', id)).statusCode).toBe(204);
  });

  it('stop at the limit however many are saved at the same moment', async () => {
    await saveMany(savedLimits.max - 2);
    const people: User[] = [];
    while (people.length < 6) people.push(await createProfessional());
    const responses = await Promise.all(people.map(({ id }) => call('PUT', id)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 409, 409, 409, 409]);
    expect(await SavedProfessional.query().where({ clientId: client.id }).resultSize()).toBe(savedLimits.max);
  });
});
