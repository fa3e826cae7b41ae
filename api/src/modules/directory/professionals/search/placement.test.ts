import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocationSuggestion, SearchPage } from '../../../../contract/named-types';
import { inTransaction } from '../../../../platform/database/transaction';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { announcePlan } from '../../../money/billing/subscriptions/plan-of';
import { Subscription } from '../../../money/billing/subscriptions/subscription.model';
import { AccountantProfile } from '../accountant-profile.model';
import { createProfessional } from '../professional-factory';
import { readFilters } from './filters';
import { IndexRefresher } from './index/index-refresher';
import { indexSource } from './index/index-source';
import { cursorOf, parseCursor, sortedBy, type Standing } from './sort-order';
import type { ProfessionalQuery } from './search-query.schema';
import type { ProfessionalSource } from './source';
import { plainSource } from './testing/plain-source';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const plans = ['premium', 'professional', 'starter'] as const;
type Sort = ProfessionalQuery['sort'];
type Listing = NonNullable<Parameters<typeof createProfessional>[1]>;

const create = async (plan: (typeof plans)[number], listing: Listing = {}): Promise<number> =>
  (await createProfessional({ firstName: 'Sam' }, { plan, ...listing })).id;

it('a place is suggested as it is meant, first: LA is Los Angeles and Louisiana', async () => {
  for (const [city, state] of Object.entries({ Laramie: 'WY', 'Los Angeles': 'CA', 'Baton Rouge': 'LA' }))
    for (let count = city === 'Laramie' ? 3 : 1; count > 0; count -= 1) await createProfessional({ city, state });
  const labels = async (typed: string) => {
    const { result } = await test.server.inject(`/api/accountants/locations?typed=${encodeURIComponent(typed)}`);
    return (result as LocationSuggestion[]).map(({ label }) => label);
  };
  expect(await labels('LA')).toEqual(['Los Angeles, CA', 'Louisiana', 'Laramie, WY', 'Baton Rouge, LA']);
  expect(await labels('Baton Rouge, LA')).toEqual(['Baton Rouge, LA']);
  for (const [asked, city] of [
    ['location=LA', 'Los Angeles'],
    ['location=Baton%20Rouge,%20LA', 'Baton Rouge'],
    ['state=LA', 'Baton Rouge'],
  ]) {
    const { result } = await test.server.inject(`/api/accountants/search?${asked}`);
    expect(
      (result as SearchPage).items.map((one) => one.city),
      asked,
    ).toEqual([city]);
  }
});

it('a suggested place without matches says how many work remotely, unless they are to be met in person', async () => {
  await createProfessional({ city: 'Austin', state: 'TX' }, { industries: ['tech'] });
  await createProfessional({ city: 'Reno', state: 'NV' }, { industries: ['restaurant'], remote: true });
  const suggest = async (query: string) =>
    (await test.server.inject(`/api/accountants/locations?typed=aus&${query}`)).result as LocationSuggestion[];
  expect(await suggest('industry=tech')).toMatchObject([{ label: 'Austin, TX', count: 1, remote: null }]);
  expect(await suggest('industry=restaurant')).toMatchObject([{ label: 'Austin, TX', count: 0, remote: 1 }]);
  expect(await suggest('industry=restaurant&inPerson=true')).toMatchObject([{ count: 0, remote: 0 }]);
});

it('prices are counted from step to step whatever range is chosen, the last one without an end', async () => {
  for (const startingPriceCents of [0, 4_999, 5_000, 90_000])
    await createProfessional({}, { startingPriceCents, priceUnit: 'hour' });
  const { result } = await test.server.inject('/api/accountants/search?priceUnit=hour&maxPrice=60');
  expect((result as SearchPage).facets.priceSteps).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 1]);
});

/** The index and the rows themselves, as the profiles are now. */
const sources = async (): Promise<readonly ProfessionalSource[]> => [
  indexSource(await new IndexRefresher(test.database).current()),
  await plainSource(test.database),
];

const everyone = readFilters({});
const take = (source: ProfessionalSource, sort: Sort, limit: number, after?: Standing): Promise<Standing[]> => {
  const { order, isReversed } = sortedBy[sort];
  return source.take(everyone, order, { isReversed, offset: 0, limit, ...(after && { after }) });
};

/** User ids in an order: the same from the index and the rows, in one page and one by one after cursors. */
async function ordered(sort: Sort): Promise<number[]> {
  const found: number[][] = [];
  for (const source of await sources()) {
    found.push((await take(source, sort, 100)).map(({ userId }) => userId));
    const walked: number[] = [];
    for (let [next] = await take(source, sort, 1); next;) {
      walked.push(next.userId);
      [next] = await take(source, sort, 1, parseCursor(cursorOf(next, sort), sort));
    }
    found.push(walked);
  }
  for (const others of found.slice(1)) expect(others, sort).toEqual(found[0]);
  return found[0] ?? [];
}

describe('placement in search', () => {
  it.each(['rating', 'recommended', 'reviews', 'price'] as const)(
    'puts Premium before Professional before Starter among equals by %s',
    async (sort) => {
      const equal = { avgRating: 4.5, reviewCount: 4, startingPriceCents: 9_000, priceUnit: 'hour' } as const;
      const ids: Record<string, number> = {};
      // Against the order of the ids, which decides among equals of one plan.
      for (const plan of plans) ids[plan] = await create(plan, equal);
      const other = await create('premium', equal);
      expect(await ordered(sort)).toEqual([other, ids['premium'], ids['professional'], ids['starter']]);
    },
  );

  it.each([
    ['rating', { avgRating: 4.6, reviewCount: 1 }, { avgRating: 4.5, reviewCount: 90 }],
    ['rating', { avgRating: 4.6, reviewCount: 2 }, { avgRating: 4.6, reviewCount: 1 }],
    ['recommended', { rankScore: 4.21, avgRating: 4 }, { rankScore: 4.2, avgRating: 5 }],
    ['reviews', { reviewCount: 3, avgRating: 3 }, { reviewCount: 2, avgRating: 5 }],
    ['price', { startingPriceCents: 4_999, priceUnit: 'hour' }, { startingPriceCents: 5_000, priceUnit: 'hour' }],
  ] satisfies [Sort, Listing, Listing][])(
    'never outranks what the order by %s goes by: Starter with %j is before Premium with %j',
    async (sort, better, worse) => {
      const premium = await create('premium', worse);
      const starter = await create('starter', better);
      expect(await ordered(sort)).toEqual([starter, premium]);
      const later = await create('premium', worse);
      expect(await ordered(sort)).toEqual([starter, later, premium]);
    },
  );

  it('plays no part between names, in either direction', async () => {
    const ids = [await create('starter'), await create('premium'), await create('professional')];
    expect(await ordered('nameAsc')).toEqual(ids);
    expect(await ordered('nameDesc')).toEqual([...ids].reverse());
  });

  it('follows the plan as soon as it changes, in what people are sent', async () => {
    const [premium, starter] = [await create('premium'), await create('starter')];
    const shown = async (): Promise<number[]> =>
      ((await test.server.inject('/api/accountants/search?sort=rating')).result as SearchPage).items.map(
        ({ id }) => id,
      );
    expect(await shown()).toEqual([premium, starter]);
    await Subscription.query().patch({ status: 'ended', liveKey: null }).where({ userId: premium });
    await inTransaction((transaction) => announcePlan(premium, transaction));
    expect((await AccountantProfile.query().findOne({ userId: premium }).throwIfNotFound()).plan).toBe('starter');
    expect(await shown()).toEqual([starter, premium]);
  });
});
