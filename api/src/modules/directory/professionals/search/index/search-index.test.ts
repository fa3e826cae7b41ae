import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../../db/demo/seeded-random';
import type { Profession } from '../../../../../contract/named-types';
import { ProfessionalMatches } from './matches';
import type { ProfessionalFilters } from '../filters';
import { orderColumns, type OrderName, type Standing } from '../sort-order';
import { compareStandings } from '../testing/plain-source';
import { SearchIndex, type SearchDocument } from './search-index';
import { countOrdinals } from './ordinal-set';

const random = seededRandom(7);
const services = ['tax', 'audit', 'payroll', 'planning'];
const states = ['TX', 'CA', 'WY'];
const cities = ['austin', 'san diego', 'san jose', 'cheyenne'];
const vocabulary = Array.from(
  { length: 300 },
  (_, index) => `${'abcdefgh'.charAt(index % 8)}${'xyz'.charAt(index % 3)}${index}`,
);

function some<Item>(items: readonly Item[], most: number): Item[] {
  return [
    ...new Set(
      Array.from(
        { length: random.between(0, most) },
        () => items[Math.floor(random.next() ** 3 * items.length)] as Item,
      ),
    ),
  ];
}

function person(userId: number): SearchDocument {
  const reviewCount = random.between(0, 3);
  return {
    standing: {
      userId,
      rankScore: random.between(3, 5),
      avgRating: reviewCount === 0 ? null : random.between(1, 5),
      reviewCount,
      priceCents: random.next() < 0.3 ? null : random.between(0, 4) * 2_500,
      nameKey: random.pick(['ada', 'ben', 'cleo']),
      placement: random.between(0, 2),
    },
    values: [
      ...some(services, 3).map((value) => ({ kind: 'service' as const, value })),
      { kind: 'state', value: random.pick(states) },
      { kind: 'price', value: random.pick(['hour', 'month']) },
      ...(random.next() < 0.1 ? [{ kind: 'featured' as const, value: 'yes' }] : []),
    ],
    locations: [{ kind: 'city', text: random.pick(cities) }],
    words: some(vocabulary, 12),
  };
}

const nothing: ProfessionalFilters = {
  tags: { service: [], specialty: [], industry: [], clientType: [] },
  professions: [],
  words: [],
  meetings: [],
  languages: [],
};
const questions: ProfessionalFilters[] = [
  nothing,
  { ...nothing, tags: { ...nothing.tags, service: ['tax', 'planning'] } },
  { ...nothing, tags: { ...nothing.tags, service: ['tax'] }, stateCode: 'TX', words: ['a'] },
  { ...nothing, city: 'san', words: ['ax', 'b'] },
  { ...nothing, featured: 'only', stateCode: 'CA' },
  { ...nothing, apart: [3, 5, 8, 13], words: ['hz'] },
  { ...nothing, professions: ['cfo'] satisfies Profession[] },
  { ...nothing, price: { unit: 'hour', min: 2_500, max: 7_500 } },
  { ...nothing, price: { unit: 'month', min: 5_000 } },
  { ...nothing, price: { unit: 'month', max: 0 } },
];

const isPriced = ({ priceCents }: Standing, { min = 0, max = Infinity }: NonNullable<ProfessionalFilters['price']>) =>
  (min === 0 && max === Infinity) || (priceCents !== null && priceCents >= min && priceCents <= max);

function passes({ standing, values, locations, words }: SearchDocument, filters: ProfessionalFilters): boolean {
  const has = (kind: string, wanted: readonly string[]): boolean =>
    values.some((value) => value.kind === kind && wanted.includes(value.value));
  const isFeatured = has('featured', ['yes']);
  return (
    (filters.tags.service.length === 0 || has('service', filters.tags.service)) &&
    (filters.professions.length === 0 || has('profession', filters.professions)) &&
    (!filters.stateCode || has('state', [filters.stateCode])) &&
    (!filters.city || locations.some(({ text }) => text.startsWith(filters.city ?? ''))) &&
    filters.words.every((beginning) => words.some((word) => word.startsWith(beginning))) &&
    (!filters.featured || isFeatured) &&
    (!filters.price || (has('price', [filters.price.unit]) && isPriced(standing, filters.price))) &&
    !filters.apart?.includes(standing.userId)
  );
}

/** The index against a scan of all professionals. */
function expectSame(index: SearchIndex, people: ReadonlyMap<number, SearchDocument>): void {
  expect(index.size).toBe(people.size);
  for (const filters of questions) {
    const passing = [...people.values()].filter((document) => passes(document, filters));
    const set = new ProfessionalMatches(index, filters).all();
    expect(countOrdinals(set)).toBe(passing.length);
    for (const order of Object.keys(orderColumns) as OrderName[]) {
      const sorted = passing.map(({ standing }) => standing).sort((one, other) => compareStandings(one, other, order));
      const ids = (isReversed: boolean, offset: number, limit: number) =>
        index.take(set, order, { isReversed, offset, limit }).map(({ userId }) => userId);
      expect(ids(false, 0, people.size)).toEqual(sorted.map(({ userId }) => userId));
      expect(ids(true, 3, 10)).toEqual(
        sorted
          .reverse()
          .slice(3, 13)
          .map(({ userId }) => userId),
      );
    }
    const counted = new Map(
      (index.countValues(['service'], set).get('service') ?? []).map(({ value, count }) => [value, count]),
    );
    for (const service of services)
      expect(counted.get(service) ?? 0).toBe(
        passing.filter(({ values }) => values.some(({ value }) => value === service)).length,
      );
  }
}

describe('an index', () => {
  it('returns what a full scan returns, while professionals come, change and leave', async () => {
    const index = new SearchIndex();
    await index.settle();
    const people = new Map<number, SearchDocument>();
    expectSame(index, people);
    // Many more changes than there is room for.
    for (let step = 0; step < 12_000; step += 1) {
      const userId = random.between(1, 900);
      if (random.next() < 0.1) {
        index.change([userId], []);
        people.delete(userId);
      } else {
        const document = person(userId);
        index.change([userId], [document]);
        people.set(userId, document);
      }
      if (step % 1_500 === 0) expectSame(index, people);
    }
    expectSame(index, people);
    expect(index.isWorn).toBe(true);
  });

  it('applies many changes in a batch like one by one', async () => {
    const index = new SearchIndex(3_000);
    const people = new Map(Array.from({ length: 3_000 }, (_, at) => [at + 1, person(at + 1)]));
    index.fill(people.values());
    await index.settle();
    for (const [from, to] of [
      [1, 5],
      [100, 900],
      [3_001, 3_400],
    ] as const) {
      const changed = Array.from({ length: to - from }, (_, at) => person(from + at));
      const leaving = changed.filter(() => random.next() < 0.2).map(({ standing }) => standing.userId);
      const staying = changed.filter(({ standing }) => !leaving.includes(standing.userId));
      for (const userId of leaving) people.delete(userId);
      for (const document of staying) people.set(document.standing.userId, document);
      index.change(
        changed.map(({ standing }) => standing.userId),
        staying,
      );
      expectSame(index, people);
    }
  });

  it('gives others their turn while it sorts', async () => {
    const index = new SearchIndex(30_000);
    const people = new Map(Array.from({ length: 30_000 }, (_, at) => [at + 1, person(at + 1)]));
    index.fill(people.values());
    let [longest, turns, since] = [0, 0, performance.now()];
    await index.settle(async () => {
      longest = Math.max(longest, performance.now() - since);
      turns += 1;
      since = performance.now();
    });
    expect(turns).toBeGreaterThan(30);
    expect(longest).toBeLessThan(1_000);
    expectSame(index, people);
  });

  it('grows beyond what it was made for', async () => {
    const index = new SearchIndex(10);
    const people = new Map(Array.from({ length: 5_000 }, (_, at) => [at + 1, person(at + 1)]));
    index.fill(people.values());
    await index.settle();
    expectSame(index, people);
  });

  it('continues after a cursor, also when its professional has changed or left', async () => {
    const index = new SearchIndex();
    await index.settle();
    for (let userId = 1; userId <= 200; userId += 1) index.change([userId], [person(userId)]);
    for (const isReversed of [false, true]) {
      const all = index.take(index.listed(), 'rating', { isReversed, offset: 0, limit: 200 });
      const after = all[70];
      if (!after) throw new Error('There are 200.');
      const rest = () =>
        index.take(index.listed(), 'rating', { isReversed, after, offset: 0, limit: 200 }).map(({ userId }) => userId);
      const expected = all.slice(71).map(({ userId }) => userId);
      expect(rest()).toEqual(expected);
      // The same standing at another ordinal, as after a change of the bio.
      index.change([after.userId], [{ standing: after, values: [], locations: [], words: [] }]);
      expect(rest()).toEqual(expected);
      index.change([after.userId], []);
      expect(rest()).toEqual(expected);
    }
  });
});
