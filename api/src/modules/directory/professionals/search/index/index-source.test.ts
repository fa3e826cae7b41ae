import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../../db/demo/seeded-random';
import { seedDemo } from '../../../../../../db/demo/seed-demo';
import { generateProfessionals } from '../../../../../../db/generated/generate-professionals';
import { createTestDatabase, type TestDatabase } from '../../../../../platform/testing/test-database';
import { searchLimits } from '../../../../../contract/limits/search';
import { eachProfileFact } from '../../../../../contract/profile-facts';
import { readFilters } from '../filters';
import { orderColumns, type OrderName } from '../sort-order';
import type { ProfessionalQuery } from '../search-query.schema';
import { IndexRefresher } from './index-refresher';
import { indexSource } from './index-source';
import { answerQuestion, type Question } from '../questions';
import { plainSource } from '../testing/plain-source';
import type { TypicalPrice } from '../../../../../contract/named-types';
import type { ProfessionalSource } from '../source';

let test: TestDatabase;
let plain: ProfessionalSource;
let index: ProfessionalSource;
beforeAll(async () => {
  test = await createTestDatabase();
  await seedDemo(test.database);
  await generateProfessionals(test.database, 400);
  // What collations, encodings and missing values could tell apart.
  const odd: readonly Record<string, unknown>[] = [
    { nameKey: '\u{20000}sprung', avgRating: null, reviewCount: 0, zip: 'K1A 0B1', regionKey: 'ontario' },
    { nameKey: '\u{fa0e}sprung', zip: null, cityKey: null, regionKey: 'österreich', stateCode: null },
    { nameKey: 'øre', searchText: ' øre strasse straße ', cityKey: 'são paulo' },
    { nameKey: 'ore', searchText: ' ore STRASSE ', remote: null, avgRating: 4.3 },
    { nameKey: 'ore', specialties: '["tech","sales-tax"]', industries: '[]', services: '[]', avgRating: 4.3 },
    { listed: false },
    { cityKey: 'newark heights', stateCode: 'NJ', remote: true, inPerson: false },
    { languageKeys: '|español|中文|', locationLabel: 'San José, CA', responseTimeHours: null, avgRating: 4.5 },
    { languageKeys: '|ESPAÑOL|', locationLabel: 'SAN JOSÉ, CA', inPerson: null, startingPriceCents: 0 },
    { priceUnit: null, startingPriceCents: 7_500, locationLabel: null, languageKeys: null },
    { priceUnit: 'hour', startingPriceCents: null, responseTimeHours: 4 },
    { professions: '["cfo","advisor"]', clientTypes: '[]', specialties: '["mixed-up"]', verified: false },
  ];
  const ids: { userId: number }[] = await test.database('accountant_profiles').orderBy('userId').select('userId');
  for (const [at, changes] of odd.entries())
    await test
      .database('accountant_profiles')
      .where('userId', ids[at * 9]?.userId ?? 0)
      .update(changes);
  plain = await plainSource(test.database);
  index = indexSource(await new IndexRefresher(test.database).current());
});
afterAll(() => test.remove());

const random = seededRandom(11);
const maybe = <Value>(share: number, values: readonly Value[]): Value | undefined =>
  random.next() < share ? random.pick(values) : undefined;

const services = ['tax', 'audit', 'payroll', 'bookkeeping', 'cfo', 'juggling', 'tax,audit', 'restaurant'];
const specialties = ['sales-tax', 'tech', 'restaurant', 'bookkeeping', 'exit-readiness', 'mixed-up', 'tech,retail'];
const locations = 'Austin|Austin, TX|Newark, NJ|TX|CA|New York|San|787|K1A|k1a|ontario|öster|%|s'.split('|');
const words = "tax|a|book austin|cpa|ore|øre|stras|straß|o'|bookeeping|payrol|whitfeild|%|_".split('|');
const sorts = ['rating', 'reviews', 'nameAsc', 'nameDesc', 'recommended', 'price'] as const;

function query(): ProfessionalQuery {
  const asked = {
    services: maybe(0.4, services),
    specialties: maybe(0.3, specialties),
    industries: maybe(0.2, ['tech', 'retail', 'healthcare,tech', 'restaurant']),
    clientTypes: maybe(0.2, ['solopreneurs', 'smb-owner', 'retirees']),
    profession: maybe(0.3, ['accountant', 'bookkeeper,accountant', 'advisor', 'cfo']),
    location: maybe(0.4, locations),
    radius: maybe(0.5, searchLimits.radii),
    q: maybe(0.3, words),
    remote: maybe(0.15, [true]),
    inPerson: maybe(0.1, [true]),
    ...eachProfileFact(() => maybe(0.15, [true])),
    languages: maybe(0.15, ['english', 'Spanish,Mandarin', 'español', '中文', 'klingon']),
    minRating: maybe(0.15, searchLimits.ratings),
    responseHours: maybe(0.15, searchLimits.responseHours),
    priceUnit: maybe(0.3, ['hour', 'month', 'return'] as const),
    minPrice: maybe(0.2, [0, 75, 300]),
    maxPrice: maybe(0.2, [0, 200, 1_500]),
    sort: random.pick(sorts),
    page: random.pick([1, 1, 1, 2, 3, 40]),
  };
  const lists = ['services', 'specialties', 'industries', 'clientTypes', 'languages'];
  return Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, lists.includes(name) ? [value] : value]),
  ) as unknown as ProfessionalQuery;
}

const answers = async (question: Question): Promise<readonly unknown[]> =>
  Promise.all([answerQuestion(question, plain, test.database), answerQuestion(question, index, test.database)]);

describe('the index answers like the rows themselves', () => {
  it('to three hundred searches: who, in which order, how many, with which values, what to loosen', async () => {
    const seen = { found: 0, empty: 0, rescued: 0, corrected: 0, remote: 0, priced: 0, near: 0 };
    for (let round = 0; round < 300; round += 1) {
      const asked = query();
      const filters = readFilters(asked, maybe(0.3, ['only', 'exclude'] as const));
      const question = { kind: 'search', filters, sort: asked.sort, page: asked.page, pageSize: 12 } as const;
      const plainly = await answerQuestion(question, plain, test.database);
      expect(plainly, JSON.stringify(asked)).toEqual(await answerQuestion(question, index, test.database));
      if (!('facets' in plainly)) continue;
      if (plainly.total > 0) seen.found += 1;
      else seen.empty += 1;
      if (plainly.rescues.length > 0) seen.rescued += 1;
      if (plainly.correctedTo) seen.corrected += 1;
      if (plainly.remoteIds.length > 0) seen.remote += 1;
      if (filters.around?.near && plainly.total > 0) seen.near += 1;
      if (filters.price && plainly.total > 0) seen.priced += 1;
    }
    // The questions are worth asking.
    for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(0);
  });

  it('to lists that go on after a cursor, in every order', async () => {
    const filters = readFilters({});
    for (const order of Object.keys(orderColumns) as OrderName[]) {
      for (const isReversed of [false, true]) {
        const all = await index.take(filters, order, { isReversed, offset: 0, limit: 1_000 });
        expect(all.length).toBeGreaterThan(400);
        expect(await plain.take(filters, order, { isReversed, offset: 0, limit: 1_000 })).toEqual(all);
        for (const at of [0, 7, 100, all.length - 2]) {
          const stretch = { isReversed, offset: 0, limit: 5, after: all[at] as (typeof all)[number] };
          expect(await plain.take(filters, order, stretch)).toEqual(all.slice(at + 1, at + 6));
          expect(await index.take(filters, order, stretch)).toEqual(all.slice(at + 1, at + 6));
        }
      }
    }
  });

  it('to lists and to the first of several selections', async () => {
    for (const sort of sorts) {
      const filters = readFilters({ services: ['tax'] });
      const [one, other] = await answers({ kind: 'list', filters, sort, page: 1 });
      expect(one).toEqual(other);
    }
    const selections = [readFilters({ state: 'TX' }), { ...readFilters({}), verified: true as const }];
    const [one, other] = await answers({ kind: 'first', selections, order: 'recommended', limit: 30 });
    expect(one).toEqual(other);
  });

  it('to what is typed as a location, with the counts of the other filters', async () => {
    const typed = ['', 'a', 'san j', 'tex', 'york', 'zzz', '%', 'são'];
    for (const text of typed) {
      const filters = readFilters(query());
      const [one, other] = await answers({ kind: 'locations', filters, typed: text });
      expect(one, text).toEqual(other);
    }
    const filters = readFilters({});
    const [found] = await answers({ kind: 'locations', filters, typed: 'san jos' });
    expect(found).toEqual([
      { kind: 'city', label: 'San José, CA', count: expect.any(Number), isCapped: false, remote: null },
    ]);
  });

  it('to what services usually cost', async () => {
    const [one, other] = await answers({ kind: 'prices', services: ['tax', 'cfo', 'planning', 'juggling'] });
    expect(one).toEqual(other);
    expect((one as TypicalPrice[]).length).toBeGreaterThan(3);
  });
});
