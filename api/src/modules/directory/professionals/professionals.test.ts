import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Professional } from '../../../contract/named-types';
import { createUser } from '../../../platform/testing/factories';
import { signIn } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { Review } from '../../reviews/reviews/review.model';
import { createProfessional } from './professional-factory';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const get = (url: string, headers: Record<string, string> = {}) => test.server.inject({ url, headers });

describe('one professional', () => {
  it('is shown to a visitor without the email address and without actions', async () => {
    const user = await createProfessional(
      { firstName: 'Ada', lastName: 'Byron', city: 'Austin', state: 'TX' },
      {
        businessName: 'Byron Books',
        yearsFounded: 2001,
        verified: true,
        startingPriceCents: 12_500,
        priceUnit: 'month',
      },
    );
    const response = await get(`/api/accountants/${user.id}`);
    expect(response.statusCode).toBe(200);
    expect(response.result).toMatchObject({
      id: user.id,
      firstName: 'Ada',
      lastName: 'Byron',
      email: null,
      city: 'Austin',
      state: 'TX',
      avgRating: null,
      reviewCount: 0,
      professions: ['accountant'],
      profile: {
        services: ['tax'],
        businessName: 'Byron Books',
        yearsFounded: 2001,
        verified: true,
        featured: false,
        startingPriceCents: 12_500,
        priceUnit: 'month',
        website: null,
      },
      permissions: { message: false, review: false, alreadyReviewed: false },
    });
    expect(JSON.stringify(response.result)).not.toMatch(/searchText|password|plan|listed/);
  });

  it.each(['abc', '0', '-1', '1.5', '999999', '99999999999999999999', 'ID.0', 'IDe0', '%2BID', '0ID'])(
    'responds with 404 with the words of the page for %s, where ID is a professional who is listed',
    async (path) => {
      const { id } = await createProfessional();
      const response = await get(`/api/accountants/${path.replace('ID', String(id))}`);
      expect(response.statusCode).toBe(404);
      expect(response.headers['x-error-code']).toBe('professional_not_found');
      expect(response.payload).toBe("The accountant you're looking for doesn't exist or has been removed.");
    },
  );

  it('is a 404 for a client, an administrator and a suspended user', async () => {
    const others = [
      await createUser(),
      await createUser({ userType: 'admin' }),
      await createProfessional({ suspendedAt: new Date() }),
    ];
    for (const { id } of others) expect((await get(`/api/accountants/${id}`)).statusCode).toBe(404);
  });

  it('is visible only to the owner and administrators while not listed', async () => {
    const owner = await createProfessional({}, { listed: false });
    const admin = await createUser({ userType: 'admin' });
    const client = await createUser();
    expect((await get(`/api/accountants/${owner.id}`)).statusCode).toBe(404);
    expect((await get(`/api/accountants/${owner.id}`, await signIn(test, client))).statusCode).toBe(404);
    for (const viewer of [owner, admin]) {
      const response = await get(`/api/accountants/${owner.id}`, await signIn(test, viewer));
      expect(response.statusCode).toBe(200);
      expect((response.result as Professional).email).toBe(owner.email);
    }
  });

  it('has no profile until one is written, but can have reviews', async () => {
    const user = await createUser({ userType: 'accountant' });
    const [one, other] = [await createUser(), await createUser()];
    for (const [client, rating] of [
      [one, 5],
      [other, 4],
    ] as const) {
      await Review.query().insert({
        accountantId: user.id,
        clientId: client.id,
        rating,
        comment: 'Fine work',
        createdAt: new Date(),
      });
    }
    expect((await get(`/api/accountants/${user.id}`)).result).toMatchObject({
      profile: null,
      professions: [],
      avgRating: 4.5,
      reviewCount: 2,
    });
  });

  it('says what each viewer may do', async () => {
    const professional = await createProfessional();
    const [client, reviewer, other] = [await createUser(), await createUser(), await createProfessional()];
    await Review.query().insert({
      accountantId: professional.id,
      clientId: reviewer.id,
      rating: 5,
      comment: 'Fine work',
      createdAt: new Date(),
    });
    const permissions = async (viewer: typeof client) =>
      ((await get(`/api/accountants/${professional.id}`, await signIn(test, viewer))).result as Professional)
        .permissions;
    expect(await permissions(client)).toEqual({ message: true, review: true, alreadyReviewed: false });
    expect(await permissions(reviewer)).toEqual({ message: true, review: false, alreadyReviewed: true });
    expect(await permissions(other)).toEqual({ message: true, review: false, alreadyReviewed: false });
    expect(await permissions(professional)).toEqual({ message: false, review: false, alreadyReviewed: false });
  });
});

describe('the plain list', () => {
  it('answers the best rated first, with how many there are', async () => {
    const ids: number[] = [];
    for (const avgRating of [3.5, null, 5])
      ids.push((await createProfessional({}, { avgRating, reviewCount: avgRating ? 2 : 0 })).id);
    await createProfessional({}, { listed: false });
    const response = await get('/api/accountants');
    expect((response.result as Professional[]).map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
    expect(response.headers['x-total-count']).toBe('3');
    expect(response.headers['link']).toBeUndefined();
  });

  it('stops at a hundred and links the rest, keeping the filters', async () => {
    for (let index = 0; index < 103; index += 1) await createProfessional({}, { services: ['audit'] });
    const first = await get('/api/accountants?services=audit');
    expect(first.result).toHaveLength(100);
    expect(first.headers['link']).toBe('</api/accountants?services=audit&page=2>; rel="next"');
    const second = await get('/api/accountants?services=audit&page=2');
    expect(second.result).toHaveLength(3);
    expect(second.headers['link']).toBe('</api/accountants?services=audit&page=1>; rel="prev"');
  });
});

describe('featured professionals', () => {
  it('are those with the flag, of the asked profession', async () => {
    const accountant = await createProfessional({}, { featured: true });
    const advisor = await createProfessional({}, { featured: true, professions: ['advisor'] });
    await createProfessional();
    const ids = async (url: string) => ((await get(url)).result as Professional[]).map(({ id }) => id).sort();
    expect(await ids('/api/accountants/featured')).toEqual([accountant.id, advisor.id]);
    expect(await ids('/api/accountants/featured?profession=advisor')).toEqual([advisor.id]);
    expect(await ids('/api/accountants/featured?profession=cfo')).toEqual([]);
    expect((await get('/api/accountants/featured?profession=juggler')).statusCode).toBe(400);
  });
});
