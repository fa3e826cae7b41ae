import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchPage } from '../../src/contract/named-types';
import { createTestServer, type TestServer } from '../../src/platform/testing/test-server';
import { profileTags, type ProfileTag } from '../../src/modules/directory/professionals/search/profile-index';
import { toTexts } from '../../src/platform/database/base-model';
import { generateProfessionals } from './generate-professionals';
import { generatedProfessional } from './generated-professional';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
  await generateProfessionals(test.database, 1_300);
});
afterAll(() => test.stop());

const search = async (query: string): Promise<SearchPage> =>
  (await test.server.inject(`/api/accountants/search?pageSize=50&${query}`)).result as SearchPage;
const count = async (table: string): Promise<number> =>
  Number((await test.database(table).count({ found: '*' }))[0]?.found);

it('are the same people on every machine', () => {
  const { user, profile, reviews } = generatedProfessional(41);
  expect([user.username, user['firstName'], user['lastName'], profile['businessName'], reviews.length]).toEqual([
    'generated-0000041',
    'Magda',
    'Kaminski',
    'Ledger Books',
    0,
  ]);
  expect(generatedProfessional(41)).toEqual(generatedProfessional(41));
});

it('stay when there are enough, and grow when more are wanted', async () => {
  await generateProfessionals(test.database, 1_300);
  expect(await count('accountant_profiles')).toBe(1_300);
  await generateProfessionals(test.database, 1_310);
  expect(await count('accountant_profiles')).toBe(1_310);
});

it('have the ratings that their reviews give', async () => {
  const { items } = await search('sort=reviews');
  const [best] = items;
  const reviews: { rating: number }[] = await test
    .database('reviews')
    .where('accountantId', best?.id ?? 0)
    .select('rating');
  expect(reviews).toHaveLength(best?.reviewCount ?? 0);
  expect(best?.avgRating).toBe(
    Math.round((10 * reviews.reduce((sum, { rating }) => sum + rating, 0)) / reviews.length) / 10,
  );
});

interface Tagged {
  readonly searchText: string;
  readonly stateCode: string | null;
  readonly tags: readonly ProfileTag[];
}

async function storedProfessionals(): Promise<Tagged[]> {
  const rows: Record<string, string>[] = await test.database('accountant_profiles').select();
  const lists = ['professions', 'services', 'specialties', 'industries', 'clientTypes'] as const;
  return rows.map((row) => ({
    searchText: row['searchText'] ?? '',
    stateCode: row['stateCode'] ?? null,
    tags: profileTags(
      Object.fromEntries(lists.map((name) => [name, toTexts(row[name])])) as unknown as Parameters<
        typeof profileTags
      >[0],
    ),
  }));
}

it('totals stop at a thousand, and counts of values where totals do', async () => {
  const { total, totalIsCapped, facets } = await search('');
  expect([total, totalIsCapped]).toEqual([1_000, true]);
  const people = await storedProfessionals();
  for (const [name, kind] of [
    ['services', 'service'],
    ['specialties', 'specialty'],
    ['industries', 'industry'],
    ['clientTypes', 'clientType'],
  ] as const) {
    const counts = new Map<string, number>();
    for (const { value } of people.flatMap(({ tags }) => tags.filter((tag) => tag.kind === kind)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
    expect(Object.fromEntries(facets[name].map(({ value, count }) => [value, count]))).toEqual(
      Object.fromEntries([...counts].map(([value, count]) => [value, Math.min(count, 1_000)])),
    );
    expect(
      facets[name].every(
        ({ count, isCapped, value }) => isCapped === (count === 1_000 && (counts.get(value) ?? 0) > 1_000),
      ),
    ).toBe(true);
    expect(facets[name].map(({ value }) => counts.get(value))).toEqual(
      [...counts.values()].sort((one, other) => other - one),
    );
  }
});

it('a rare combination is found whole, whichever way it is looked for', async () => {
  const people = await storedProfessionals();
  for (const query of [
    'specialties=exit-readiness',
    'services=tax&industry=tech',
    'services=tax&industry=tech&specialties=sales-tax',
    'q=tax%20austin',
    'q=harbor&services=tax',
    'state=TX&services=tax',
    'location=Austin',
    'featured=only',
  ]) {
    const found = await search(query);
    const asked = new URLSearchParams(query);
    const has = (tags: readonly ProfileTag[], kind: string, name: string): boolean =>
      !asked.has(name) || tags.some((tag) => tag.kind === kind && tag.value === asked.get(name));
    const matching = people.filter(
      ({ tags, searchText }) =>
        has(tags, 'service', 'services') &&
        has(tags, 'industry', 'industry') &&
        has(tags, 'specialty', 'specialties') &&
        (asked.get('q') ?? '').split(' ').every((word) => searchText.includes(` ${word}`)),
    );
    if (!asked.has('state') && !asked.has('location') && !asked.has('featured'))
      expect(found.total, query).toBe(matching.length);
    expect(found.total, query).toBeGreaterThan(0);
    expect(new Set(found.items.map(({ id }) => id)).size, query).toBe(found.items.length);
  }
});

it.each(['rating', 'reviews', 'nameAsc', 'nameDesc'])(
  'the list can be walked to its end by its links, by %s, and shows each professional once',
  async (sort) => {
    const ids: number[] = [];
    for (let path = `/api/accountants?sort=${sort}`; path;) {
      const response = await test.server.inject(path);
      ids.push(...(response.result as { id: number }[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(String(response.headers['link'] ?? ''))?.[1] ?? '';
    }
    expect(ids).toHaveLength(await count('accountant_profiles'));
    expect(new Set(ids).size).toBe(ids.length);
  },
);

it('a cursor that the list never gave out is refused', async () => {
  for (const after of ['abc', 'WzFd', 'bnVsbA']) {
    const response = await test.server.inject(`/api/accountants?after=${after}`);
    expect([response.statusCode, response.payload]).toEqual([
      400,
      'This cursor is not valid. Please start from the first page.',
    ]);
  }
});
