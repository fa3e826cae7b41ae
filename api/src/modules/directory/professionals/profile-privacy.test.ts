import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Professional, SearchPage } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { createProfessional } from './professional-factory';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const read = async (id: number, viewer: User | null) =>
  (await test.server.inject({ url: `/api/accountants/${id}`, headers: viewer ? await signIn(test, viewer) : visitor }))
    .result as Professional;
const phone = async (id: number, viewer: User | null) => (await read(id, viewer)).profile?.phone;
const write = async (from: User, to: User) =>
  test.server.inject({
    method: 'POST',
    url: '/api/messages',
    headers: await signIn(test, from),
    payload: { receiverId: to.id, content: 'Hello' },
  });
const number = '(512) 555-0143';

describe('a phone number', () => {
  it('is for its owner and administrators by default', async () => {
    const owner = await createProfessional({}, { phone: number });
    const client = await createUser();
    await write(client, owner);
    await write(owner, client);
    expect(await phone(owner.id, null)).toBeNull();
    expect(await phone(owner.id, client)).toBeNull();
    expect(await phone(owner.id, owner)).toBe(number);
    expect(await phone(owner.id, await createUser({ userType: 'admin' }))).toBe(number);
  });

  it('is for clients once both have written, when its owner chose that', async () => {
    const owner = await createProfessional({}, { phone: number, phoneVisibility: 'clients' });
    const [client, stranger] = [await createUser(), await createUser()];
    await write(client, owner);
    expect(await phone(owner.id, client)).toBeNull();
    await write(owner, client);
    expect(await phone(owner.id, client)).toBe(number);
    expect(await phone(owner.id, stranger)).toBeNull();
    expect(await phone(owner.id, null)).toBeNull();
    const found = (await test.server.inject({ url: '/api/accountants/search', headers: await signIn(test, client) }))
      .result as SearchPage;
    expect(found.items[0]?.profile?.phone).toBeNull();
  });

  it('is for everyone when its owner chose that', async () => {
    expect(await phone((await createProfessional({}, { phone: number, phoneVisibility: 'everyone' })).id, null)).toBe(
      number,
    );
  });
});

describe('how a listing was reviewed', () => {
  it('is shown to its owner and administrators', async () => {
    const owner = await createProfessional();
    expect((await read(owner.id, owner)).listing).toEqual({ status: 'listed', notes: [], phoneVisibility: 'nobody' });
    expect((await read(owner.id, await createUser({ userType: 'admin' }))).listing).not.toBeNull();
    expect((await read(owner.id, await createUser())).listing).toBeNull();
    expect((await read(owner.id, null)).listing).toBeNull();
  });
});

describe('the comparison', () => {
  const compare = async (ids: string) =>
    (await test.server.inject(`/api/accountants/compare?ids=${ids}`)).result as Professional[];

  it('returns up to four in the given order, each once, without hidden ones', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) ids.push((await createProfessional()).id);
    const hidden = await createProfessional({}, { listed: false });
    const [one, two, three, four, five] = ids;
    expect((await compare(`${three},${one},${three}`)).map(({ id }) => id)).toEqual([three, one]);
    expect((await compare(`${one},${two},${three},${four},${five}`)).map(({ id }) => id)).toEqual([
      one,
      two,
      three,
      four,
    ]);
    expect((await compare(`${hidden.id},x,-1,,1e9,${two}`)).map(({ id }) => id)).toEqual([two]);
    expect(await compare('')).toEqual([]);
  });
});
