import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminUser, SearchPage } from '../../../contract/named-types';
import { User } from '../../../platform/auth/user.model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { ContactTicket } from '../contact/contact-ticket.model';
import { createProfessional } from '../../directory/professionals/professional-factory';

const test = testServer();
let admin: User;
let headers: Record<string, string>;
beforeEach(async () => {
  admin = await createUser({ userType: 'admin', firstName: 'Ada', lastName: 'Admin' });
  headers = await signIn(test, admin);
});

const changesOf = (user: User, changes: object = {}) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  city: user.city ?? null,
  state: user.state ?? null,
  userType: user.userType,
  // Asked for when the type changes.
  currentPassword: testPassword,
  ...changes,
});
const put = (id: number | string, payload: object, as = headers) =>
  test.server.inject({ method: 'PUT', url: `/api/admin/users/${id}`, headers: as, payload });
const users = async (q = '') => {
  const { payload } = await test.server.inject({ url: `/api/admin/users?q=${encodeURIComponent(q)}`, headers });
  return JSON.parse(payload) as AdminUser[];
};
const search = async (query: string) =>
  (await test.server.inject(`/api/accountants/search?${query}`)).result as SearchPage;

describe('who may', () => {
  it.each([
    ['visitor', 401, 'not_signed_in'],
    ['client', 403, 'admin_only'],
    ['accountant', 403, 'admin_only'],
  ] as const)('%s may not', async (who, status, code) => {
    const as = who === 'visitor' ? visitor : await signIn(test, await createUser({ userType: who }));
    const victim = await createUser();
    const requests = [
      test.server.inject({ url: '/api/admin/users', headers: as }),
      test.server.inject({ url: '/api/admin/stats', headers: as }),
      put(victim.id, changesOf(victim, { userType: 'admin' }), as),
      put(victim.id, {}, as),
      put('abc', {}, as),
    ];
    for (const response of await Promise.all(requests))
      expect([response.statusCode, response.headers['x-error-code']]).toEqual([status, code]);
    expect((await User.query().findById(victim.id))?.userType).toBe('client');
  });
});

describe('the list', () => {
  it('returns all users by name, without passwords', async () => {
    await createUser({ firstName: 'Zoe', lastName: 'Abbot' });
    await createUser({ firstName: 'Bob', lastName: 'Abbot' });
    const found = await users();
    expect(found.map(({ firstName }) => firstName)).toEqual(['Bob', 'Zoe', 'Ada']);
    expect(found[2]).toEqual({
      id: admin.id,
      username: admin.username,
      email: admin.email,
      firstName: 'Ada',
      lastName: 'Admin',
      userType: 'admin',
      accountState: 'active',
      profilePicture: null,
      city: null,
      state: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(JSON.stringify(found)).not.toMatch(/password|argon/);
  });

  it('has everyone once and in order when they come in several batches', async () => {
    const user = await createUser({ firstName: 'Ann', lastName: 'Same' });
    const { id: _id, ...row } = (await test.database('users').where({ id: user.id }).first()) as Record<
      string,
      unknown
    >;
    const namesakes = Array.from({ length: 2_100 }, (_, index) => ({
      ...row,
      ...{ username: `u${index}`, usernameKey: `u${index}`, usernameSkeleton: `u${index}` },
      ...{ email: `u${index}@x.test`, emailKey: `u${index}@x.test` },
      ...(index % 3 === 0 && { firstName: `${index % 2 ? 'B' : 'b'}${index}` }),
    }));
    await test.database.batchInsert('users', namesakes, 50);
    const found = await users();
    expect(found).toHaveLength(2_102);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2_102);
    const keys = found.map(({ lastName, firstName, id }) => [lastName, firstName, String(id).padStart(9)].join(' '));
    expect(keys.map((key) => key.toLowerCase())).toEqual(keys.map((key) => key.toLowerCase()).sort());
  });

  it('finds by name, email and username, all words together', async () => {
    await createUser({ firstName: 'Zoe', lastName: 'Abbot', email: 'zoe@Shop.example', username: 'zabbot' });
    for (const q of ['zoe', 'ABBOT', 'zoe abb', 'shop.example', 'zabb'])
      expect(
        (await users(q)).map(({ firstName }) => firstName),
        q,
      ).toEqual(['Zoe']);
    for (const q of ['zoe admin', '%', '_']) expect((await users(q)).length, q).not.toBe(1);
  });
});

describe('changing a person', () => {
  it('stores every field', async () => {
    const user = await createUser({ city: 'Reno', state: 'NV' });
    const response = await put(user.id, {
      firstName: ' Nora ',
      lastName: 'New',
      email: 'Nora@New.example',
      city: 'Tulsa',
      state: '',
      userType: 'accountant',
      currentPassword: testPassword,
    });
    expect(response.statusCode).toBe(200);
    expect(response.result).toMatchObject({
      id: user.id,
      firstName: 'Nora',
      lastName: 'New',
      email: 'Nora@New.example',
      city: 'Tulsa',
      state: null,
      userType: 'accountant',
    });
    expect((await User.query().findById(user.id))?.emailKey).toBe('nora@new.example');
  });

  it.each([
    [{ firstName: '' }, 'First name is required'],
    [{ lastName: '  ' }, 'Last name is required'],
    [{ lastName: undefined }, 'Last name is required'],
    [{ email: 'nora' }, 'Invalid email address'],
    [{ userType: 'owner' }, 'User type must be client, accountant or admin'],
    [{ password: 'new password' }, "The field 'password' is not known here."],
    [{ firstName: 'x'.repeat(101) }, 'First name must be at most 100 characters'],
  ])('refuses %j', async (changes, sentence) => {
    const user = await createUser();
    const response = await put(user.id, changesOf(user, changes));
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });

  it('refuses an email that another user has, in any capitals', async () => {
    const [one, other] = [await createUser({ email: 'one@shop.example' }), await createUser()];
    const response = await put(other.id, changesOf(other, { email: 'ONE@shop.example' }));
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([409, 'email_taken']);
    expect((await put(one.id, changesOf(one, { email: 'ONE@shop.example' }))).statusCode).toBe(200);
  });

  it.each(['999999', 'abc', '0'])('responds with 404 for %s', async (id) => {
    const response = await put(id, changesOf(admin));
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([404, 'user_not_found']);
  });

  it('takes effect on the next request', async () => {
    const client = await createUser();
    const theirs = await signIn(test, client);
    await put(client.id, changesOf(client, { userType: 'admin' }));
    expect((await test.server.inject({ url: '/api/admin/stats', headers: theirs })).statusCode).toBe(200);
    await put(client.id, changesOf(client, { userType: 'client' }));
    expect((await test.server.inject({ url: '/api/admin/stats', headers: theirs })).statusCode).toBe(403);
  });
});

describe('the directory', () => {
  it('follows a change of name, city and role', async () => {
    const professional = await createProfessional({ firstName: 'Old', lastName: 'Name', city: 'Reno', state: 'NV' });
    await put(professional.id, changesOf(professional, { firstName: 'Philippa', city: 'Boise', state: 'Idaho' }));
    expect((await search('q=philippa')).total).toBe(1);
    expect((await search('q=old')).total).toBe(0);
    expect((await search('state=ID')).total).toBe(1);
    expect((await search('location=Reno')).total).toBe(0);
    await put(professional.id, changesOf(professional, { userType: 'client' }));
    expect((await search('')).total).toBe(0);
    expect((await test.server.inject(`/api/accountants/${professional.id}`)).statusCode).toBe(404);
    await put(professional.id, changesOf(professional));
    expect((await search('services=tax')).total).toBe(1);
  });
});

describe('administrators', () => {
  it('cannot take their own role away', async () => {
    await createUser({ userType: 'admin' });
    const response = await put(admin.id, changesOf(admin, { userType: 'client' }));
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([403, 'cannot_change_own_role']);
    expect((await put(admin.id, changesOf(admin, { firstName: 'Adele' }))).statusCode).toBe(200);
  });

  it.each([undefined, 'wrong'])(
    'prove with their password (%s) that it is them before a type changes',
    async (password) => {
      const user = await createUser();
      const response = await put(user.id, changesOf(user, { userType: 'admin', currentPassword: password }));
      expect([response.statusCode, response.headers['x-error-code']]).toEqual([400, 'wrong_password']);
      expect((await User.query().findById(user.id))?.userType).toBe('client');
      expect((await put(user.id, changesOf(user, { firstName: 'Nora', currentPassword: password }))).statusCode).toBe(
        200,
      );
    },
  );

  it('can demote each other, but not both at the same moment', async () => {
    const other = await createUser({ userType: 'admin' });
    const theirs = await signIn(test, other);
    const responses = await Promise.all([
      put(other.id, changesOf(other, { userType: 'client' })),
      put(admin.id, changesOf(admin, { userType: 'client' }), theirs),
    ]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await User.query().where('userType', 'admin').resultSize()).toBe(1);
  });
});

describe('the figures', () => {
  it('count the open messages from the contact page as issues', async () => {
    const ticket = {
      name: 'Pat',
      email: 'pat@shop.example',
      phone: null,
      subject: 'support',
      message: 'The page is blank.',
      createdAt: new Date(),
    } as const;
    for (const status of ['open', 'closed', 'open'] as const) await ContactTicket.query().insert({ ...ticket, status });
    expect((await test.server.inject({ url: '/api/admin/stats', headers })).result).toMatchObject({
      totalUsers: 1,
      issues: 2,
    });
  });

  it('count people by kind', async () => {
    await Promise.all([createUser(), createUser(), createUser({ userType: 'accountant' })]);
    expect((await test.server.inject({ url: '/api/admin/stats', headers })).result).toEqual({
      totalUsers: 4,
      accountants: 1,
      clients: 2,
      issues: 0,
    });
  });
});
