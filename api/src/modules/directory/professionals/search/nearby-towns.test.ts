import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProfessionals } from '../../../../../db/demo/professionals';
import { seedDemo } from '../../../../../db/demo/seed-demo';
import type { SearchPage } from '../../../../contract/named-types';
import { usStates } from '../../../../contract/us-states';
import { readTable } from '../../../../platform/files/read-table';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { locationKey } from '../../../../contract/locations/location-key';
import { readFilters } from './filters';
import { stateOfTown, townsWithin } from './nearby-towns';

const rows = readTable(new URL('./us-cities.tsv', import.meta.url));

it('knows the cities of every state under the keys that listings have', () => {
  expect(rows.map(([state]) => state).sort()).toEqual(usStates.map(({ id }) => id).sort());
  const keys = rows.flatMap(([, entries = '']) => entries.split(';').map((entry) => entry.split(',')[0] ?? ''));
  expect(keys.length).toBeGreaterThan(17_000);
  expect(keys.filter((key) => locationKey(key) !== key)).toEqual([]);
});

// Distances of the centers as the crow flies, from public gazetteers.
it.each([
  ['TX', 'austin', 'TX|round rock', 17, 10, 25],
  ['NY', 'new york', 'NJ|newark', 9, undefined, 10],
  ['MO', 'kansas city', 'KS|topeka', 61, 50, 100],
  ['AK', 'anchorage', 'AK|wasilla', 29, 25, 50],
])('%s %s has %s at %i miles', (state, city, other, _miles, without, within) => {
  expect(townsWithin(within, `${state}|${city}`)).toContain(other);
  if (without) expect(townsWithin(without, `${state}|${city}`)).not.toContain(other);
});

it('has no area around a city that it does not know', () => {
  expect(townsWithin(25, 'TX|atlantis')).toEqual([]);
  expect(stateOfTown('atlantiss')).toBeUndefined();
  expect(stateOfTown('austin', 'WY')).toBeUndefined();
});

it.each([
  ['austin', 'TX'],
  ['portland', 'OR'],
  ['springfield', 'MO'],
  ['newark', 'NJ'],
  ['washington', 'DC'],
  ['hollywood', 'FL'],
  ['west hollywood', 'CA'],
  ['birmingham', 'AL'],
  ['new york', 'NY'],
])('takes %s alone for the city in %s', (city, state) => expect(stateOfTown(city)).toBe(state));

it.each([
  ['toronto', 'OH'],
  ['london', 'OH'],
  ['paris', 'TX'],
])('takes %s alone for no town here, as it means a city abroad', (city, state) => {
  expect(stateOfTown(city)).toBeUndefined();
  expect(stateOfTown(city, state)).toBe(state);
});

it.each([
  ['AUSTIN', 'Austin, TX'],
  ['new york', 'New York, NY'],
  ['winston-salem', 'Winston-Salem, NC'],
  ["coeur d'alene", "Coeur d'Alene, ID"],
  ["O'FALLON", "O'Fallon, MO"],
  ["d'iberville", "D'Iberville, MS"],
  ['St. louis', 'St. Louis, MO'],
])('writes %s as %s', (typed, label) => expect(readFilters({ city: typed }).around?.label).toBe(label));

describe('a radius', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await createTestServer();
    await seedDemo(test.database);
  });
  afterAll(() => test.stop());
  const search = async (query: string): Promise<SearchPage> =>
    (await test.server.inject(`/api/accountants/search?pageSize=50&${query}`)).result as SearchPage;

  it.each([
    ['city=New%20York&state=NY', 10, ['New York, NY', 'Brooklyn, NY']],
    ['city=New%20York&state=NY', 25, ['New York, NY', 'Brooklyn, NY', 'Montclair, NJ']],
    ['city=New%20York&state=NY', 50, ['New York, NY', 'Brooklyn, NY', 'Montclair, NJ', 'Stamford, CT']],
    ['location=Washington%20DC', 50, ['Washington, DC', 'Bethesda, MD', 'Baltimore, MD']],
  ] as const)(
    'around %s of %i miles adds who meets clients in %j, and no one who only works remotely',
    async (query, miles, towns) => {
      const [center] = towns;
      const { items } = await search(`${query}&radius=${miles}`);
      expect(items.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort()).toEqual(
        demoProfessionals
          .filter(
            ({ at }, index) =>
              at.startsWith(center) ||
              (towns.some((town) => at.startsWith(town)) && (index % 3 > 0 || index % 5 === 0)),
          )
          .map(({ name }) => name)
          .sort(),
      );
    },
  );

  it.each([
    'location=Brooklyn,%20NY',
    'city=Brooklyn&state=new%20york',
    'city=Brooklyn',
    'location=brooklyn',
    'state=Brooklyn',
    'city=Brookyln&state=NY',
    'location=Brookyln',
  ])('is around the one city that %s means', async (query) => {
    const all = await search(`${query}&radius=100`);
    expect(all.around).toBe('Brooklyn, NY');
    expect(all.total).toBeGreaterThan((await search(query)).total);
  });

  it('without its state is around one of the towns that the name alone finds', async () => {
    const statesOf = async (query: string) => new Set((await search(query)).items.map(({ state }) => state));
    expect(await statesOf('state=Jackson')).toEqual(new Set(['MS', 'WY']));
    expect(await statesOf('state=Jackson&radius=10')).toEqual(new Set(['MS']));
  });

  it.each([
    'location=Atlantis,%20TX',
    'city=Austin&state=Ontario',
    'city=Austin&state=Ontario&q=acountant',
    'location=Paris',
    'state=TX',
    'q=tax',
  ])('changes nothing for %s', async (query) => {
    const [one, other] = [await search(`${query}&radius=25`), await search(query)];
    expect(one.around).toBeNull();
    expect(one).toEqual(other);
  });

  it('is proposed where a known city has no one, which is not taken for a slip of typing', async () => {
    const { total, correctedTo, rescues } = await search('location=Round%20Rock,%20TX');
    expect([total, correctedTo]).toEqual([0, null]);
    expect(rescues[0]).toMatchObject({ without: ['radius'], remote: false });
    expect((await search('location=Round%20Rock,%20TX&radius=100')).total).toBe(rescues[0]?.total);
  });
});
