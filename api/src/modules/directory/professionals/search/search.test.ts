import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProfessionals } from '../../../../../db/demo/professionals';
import { seedDemo } from '../../../../../db/demo/seed-demo';
import type { LocationSuggestion, Professional, SearchPage, TypicalPrice } from '../../../../contract/named-types';
import { profileFactNames, type ProfileFactName } from '../../../../contract/profile-facts';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { AccountantProfile } from '../accountant-profile.model';
import { placements } from './sort-order';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
  await seedDemo(test.database);
});
afterAll(() => test.stop());

async function search(query: string): Promise<SearchPage> {
  const response = await test.server.inject(`/api/accountants/search?pageSize=50&${query}`);
  expect(response.statusCode, response.payload.slice(0, 200)).toBe(200);
  return response.result as SearchPage;
}
const names = ({ items }: SearchPage): string[] =>
  items.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort();
const has = (list: string, id: string): boolean => list.split(' ').includes(id);
type Demo = (typeof demoProfessionals)[number];
const expected = (test: (professional: Demo) => boolean): string[] =>
  demoProfessionals
    .filter(test)
    .map(({ name }) => name)
    .sort();

/** As the demo has it: all but every fifth. */
const worksRemotely = (name: string): boolean => demoProfessionals.findIndex((one) => one.name === name) % 5 !== 0;

const meetsInPerson = (name: string): boolean => demoProfessionals.findIndex((one) => one.name === name) % 3 !== 0;

describe('filters', () => {
  it('of one group match any of its values, groups match together', async () => {
    expect(names(await search('services=audit,estate-planning'))).toEqual(
      expected(({ services }) => has(services, 'audit') || has(services, 'estate-planning')),
    );
    expect(names(await search('services=audit&services=estate-planning&industry=nonprofit'))).toEqual(
      expected(
        ({ services, industries }) =>
          (has(services, 'audit') || has(services, 'estate-planning')) && has(industries, 'nonprofit'),
      ),
    );
    expect(names(await search('clientTypes=retirees&profession=advisor'))).toEqual(
      expected(({ clients, as }) => has(clients, 'retirees') && has(as, 'advisor')),
    );
    expect(names(await search('services=payroll&profession=accountant,bookkeeper'))).toEqual(
      expected(({ services, as }) => has(services, 'payroll') && (has(as, 'accountant') || has(as, 'bookkeeper'))),
    );
  });

  it.each([
    ['service=tax-preparation', 'services=tax'],
    ['services=Tax%20Preparation', 'services=tax'],
    ['services=TAX,all', 'services=tax'],
    ['industry=technology', 'industry=tech'],
    ['industries=Hospitality', 'industry=restaurant'],
    ['services=restaurant', 'industry=restaurant'],
    ['specialty=sales-tax', 'specialties=sales-tax'],
    ['clientType=E-commerce%20Businesses', 'clientTypes=ecommerce-businesses'],
    ['services=all&industry=all&profession=all', ''],
    ['services=&city=&state=&q=', ''],
    ['location=Austin,%20TX', 'city=Austin&state=TX'],
    ['location=texas', 'state=TX'],
    ['location=austin%20texas', 'city=Austin&state=TX'],
    ['location=Austin%20%20TX%2078701', 'city=Austin&state=TX'],
    ['city=Austin%20TX', 'city=Austin&state=TX'],
    ['location=NYC', 'city=New%20York&state=NY'],
    ['location=Indy', 'city=Indianapolis&state=IN'],
    ['location=N.Y.', 'state=NY'],
    ['location=Washington%20D.C.', 'city=Washington&state=DC'],
    ['q=C.P.A.', 'q=CPA'],
    ['state=Texas', 'state=tx'],
    ['utm_source=letter&tab=reviews', ''],
  ])('%s is the same as %s', async (one, other) => {
    expect(names(await search(one))).toEqual(names(await search(other)));
    expect((await search(one)).total).toBeGreaterThan(0);
  });

  it('take a service or an industry as a specialty too', async () => {
    expect(names(await search('specialties=tech'))).toEqual(
      expected(({ industries, specialties }) => has(industries, 'tech') || has(specialties, 'tech')),
    );
    expect(names(await search('specialties=bookkeeping'))).toEqual(
      expected(({ services }) => has(services, 'bookkeeping')),
    );
  });

  it('match nothing with an unknown value', async () => {
    expect((await search('services=juggling')).total).toBe(0);
  });
});

describe('places', () => {
  it.each([
    ['location=Austin', ({ at }: { at: string }) => at.startsWith('Austin,')],
    ['location=78704', ({ at }: { at: string }) => at.endsWith('78704')],
    ['location=New%20York', ({ at }: { at: string }) => /, NY /.test(at)],
    ['state=Jackson', ({ at }: { at: string }) => at.startsWith('Jackson,')],
    ['city=jackson&state=ms', ({ at }: { at: string }) => at.startsWith('Jackson, MS')],
    ['location=Jackson,%20WY', ({ at }: { at: string }) => at.startsWith('Jackson, WY')],
    ['city=san', ({ at }: { at: string }) => at.startsWith('San')],
  ])('%s', async (query, matches) => {
    const found = names(await search(query));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(expected(matches));
  });

  it('find no one in a city without professionals, wildcards included', async () => {
    expect((await search('location=Atlantis')).total).toBe(0);
    expect((await search('location=%25')).total).toBe(66);
    expect((await search('city=A%25n')).total).toBe(0);
  });
});

describe('words', () => {
  it.each([
    ['rachel', ['Rachel Whitfield']],
    ['WHITFIELD row', ['Rachel Whitfield']],
    ['thoroughbreds', ['Ruth Abernathy']],
    ['okonkwo bethesda', ['Daniel Okonkwo']],
    ['horse kentucky', ['Ruth Abernathy']],
  ])('%s', async (words, found) => {
    expect(names(await search(`q=${encodeURIComponent(words)}`))).toEqual(found);
  });

  it('find by beginnings, services, and mistyped ones', async () => {
    expect((await search('q=bookkeep')).total).toBeGreaterThan(10);
    expect((await search('q=bookeeping')).total).toBe((await search('q=bookkeeping')).total);
    expect((await search('q=cpa%20in%20austin')).total).toBe(1);
  });

  it.each(["'; drop table users; --", '%', '"unclosed', '+-*()<>~@', '\u0001', '😀'])(
    'are never commands: %s',
    async (words) => {
      const response = await test.server.inject(`/api/accountants/search?q=${encodeURIComponent(words)}`);
      expect(response.statusCode).toBe(200);
    },
  );
});

describe('slips of typing', () => {
  it.each([
    ['q=bookeeping', 'bookkeeping', 'q=bookkeeping'],
    ['q=payrol%20taks', null, ''],
    ['q=rachle%20whitfield', 'rachel whitfield', 'q=rachel%20whitfield'],
    ['q=okonkow', 'okonkwo', 'q=okonkwo'],
    ['q=whitfeild', 'whitfield', 'q=whitfield'],
    ['q=austni', 'austin', 'q=austin'],
    ['location=Austn,%20TX', 'Austin', 'location=Austin,%20TX'],
    ['location=Housten', 'Houston', 'location=Houston'],
  ])('%s becomes %s', async (query, correctedTo, same) => {
    const found = await search(query);
    expect(found.correctedTo).toBe(correctedTo);
    if (correctedTo) expect(names(found)).toEqual(names(await search(same)));
    else expect(found.total).toBe(0);
  });

  it('are not corrected where there are results, nor where no correction is known', async () => {
    expect((await search('q=rach')).correctedTo).toBeNull();
    const empty = await search('q=xylophonist');
    expect([empty.total, empty.correctedTo]).toEqual([0, null]);
  });

  it('are forgiven on every page of the results', async () => {
    const second = (await test.server.inject('/api/accountants/search?q=bookeeping&pageSize=5&page=2'))
      .result as SearchPage;
    expect([second.correctedTo, second.items.length]).toEqual(['bookkeeping', 5]);
  });
});

describe('without results', () => {
  it('each filter that stands in the way is named, with how many there are without it', async () => {
    const { total, rescues } = await search('services=audit&location=Honolulu,%20HI');
    expect(total).toBe(0);
    const queries: Record<string, string> = {
      remote: 'services=audit&remote=true',
      location: 'services=audit',
      services: 'location=Honolulu,%20HI',
    };
    expect(rescues.map(({ without, remote }) => (remote ? 'remote' : without.join()))).toEqual([
      'remote',
      'location',
      'services',
    ]);
    for (const {
      without: [group = ''],
      remote,
      total: promised,
    } of rescues)
      expect((await search(queries[remote ? 'remote' : group] ?? '')).total, group).toBe(promised);
  });

  it('those who work remotely are offered for an empty location, and shown', async () => {
    const query = 'specialties=restaurant&location=Austin,%20TX';
    const { total, rescues, remoteInstead, facets } = await search(query);
    const remote = expected(
      ({ name, industries, specialties }) => has(`${industries} ${specialties}`, 'restaurant') && worksRemotely(name),
    );
    expect([total, rescues[0]]).toEqual([
      0,
      { without: ['location'], remote: true, total: remote.length, totalIsCapped: false },
    ]);
    expect(remoteInstead.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort()).toEqual(remote);
    expect((await search(`${query}&remote=true`)).remoteInstead).toHaveLength(remote.length);
    const found = await search('specialties=restaurant&remote=true');
    expect(facets).toEqual({ ...found.facets, meetings: [expect.objectContaining({ value: 'remote' })] });
    expect(names(found)).toEqual(remote);
    expect(found.items.every(({ profile }) => profile?.remote)).toBe(true);
  });

  it('two filters are named together when neither alone is enough', async () => {
    const { rescues } = await search('services=juggling&location=Atlantis');
    expect(rescues).toEqual([{ without: ['services', 'location'], remote: false, total: 66, totalIsCapped: false }]);
  });

  it('no filter is named when there are results', async () => {
    expect((await search('services=audit')).rescues).toEqual([]);
  });

  it('the featured count with the others', async () => {
    const { rescues } = await search('featured=exclude&services=audit&location=Honolulu,%20HI');
    expect(rescues).toEqual((await search('services=audit&location=Honolulu,%20HI')).rescues);
  });
});

describe('order and pages', () => {
  it('sorts by rating, by reviews, and by first name', async () => {
    const pages = [...(await search('')).items, ...(await search('page=2')).items];
    const profiles = await AccountantProfile.query().select('userId', 'plan');
    const placementOf = new Map(profiles.map(({ userId, plan }) => [userId, placements[plan]]));
    // The number that is shown, the new ones last; then the number of reviews, then the plan, then the newest member.
    const standing = ({ id, avgRating, reviewCount }: Professional): number[] => [
      avgRating ?? -1,
      reviewCount,
      placementOf.get(id) ?? 0,
      id,
    ];
    const sorted = [...pages].sort((one, other) =>
      standing(other).reduce((decided, value, index) => decided || value - (standing(one)[index] ?? 0), 0),
    );
    expect(pages.map(({ id }) => id)).toHaveLength(66);
    expect(pages.map(standing)).toEqual(sorted.map(standing));
    expect(pages.filter(({ avgRating }) => avgRating === 5).length).toBeGreaterThan(1);
    const counts = (await search('sort=reviews')).items.map(({ reviewCount }) => reviewCount);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    const ascending = (await search('sort=nameAsc')).items.map(({ firstName }) => firstName);
    expect(ascending).toEqual([...ascending].sort((one, other) => one.localeCompare(other, 'en-US')));
    expect((await search('sort=nameDesc')).items[0]?.firstName).toBe('Yvonne');
  });

  it.each(['accountant,bookkeeper', 'advisor', 'cfo'])(
    'a directory of %s keeps its promise: three at most on the shelf, and below it plans break exact ties alone',
    async (profession) => {
      const of = `profession=${profession}`;
      const [all, below] = [await search(of), await search(`${of}&featured=exclude`)];
      const shelf = all.total - below.total;
      expect(shelf).toBeGreaterThan(0);
      expect(shelf).toBeLessThanOrEqual(3);
      const profiles = await AccountantProfile.query().select('userId', 'plan');
      const placementOf = new Map(profiles.map(({ userId, plan }) => [userId, placements[plan]]));
      const standingOf = ({ id, avgRating, reviewCount }: (typeof below.items)[number]) =>
        [avgRating ?? -1, reviewCount, placementOf.get(id) ?? 0] as const;
      const standings = below.items.map(standingOf);
      for (const [index, standing] of standings.slice(1).entries()) {
        const first =
          standings[index]?.map((value, at) => value - (standing[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
        expect(first, JSON.stringify([standings[index], standing])).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it('never repeats or omits a professional', async () => {
    const ids: number[] = [];
    for (let page = 1; page <= 14; page += 1) {
      const response = await test.server.inject(`/api/accountants/search?pageSize=5&page=${page}`);
      ids.push(...(response.result as SearchPage).items.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(66);
    expect(ids).toHaveLength(66);
  });

  it('can leave the featured ones out or show only them', async () => {
    const of = 'profession=advisor';
    const [all, only, rest] = await Promise.all([
      search(of),
      search(`${of}&featured=only`),
      search(`${of}&featured=exclude`),
    ]);
    expect(only.total).toBeGreaterThan(0);
    // Three stand apart; what more are featured are in the list, in its order.
    expect(rest.total).toBe(all.total - 3);
    expect(only.items.every(({ profile }) => profile?.featured)).toBe(true);
    const apart = only.items.slice(0, 3).map(({ id }) => id);
    expect(rest.items.filter(({ id }) => apart.includes(id))).toEqual([]);
  });

  it.each(['page=x', 'pageSize=51', 'sort=random', 'profession=juggler', 'featured=maybe'])(
    'refuses %s in one sentence',
    async (query) => {
      const response = await test.server.inject(`/api/accountants/search?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.payload).toMatch(/^[A-Z'].{5,150}\.$/);
    },
  );
});

it('takes a page behind the last and a question that is too long for what comes nearest', async () => {
  expect((await search('page=4000')).page).toBe(1000);
  for (const page of ['0', '-3', '']) expect((await search(`page=${page}`)).page).toBe(1);
  expect((await search(`q=${'x'.repeat(201)}`)).total).toBe(0);
});

describe('counts of filter values', () => {
  it('say what choosing the value would give', async () => {
    const { facets } = await search('industry=restaurant');
    for (const { value, count } of facets.services.slice(0, 4))
      expect((await search(`industry=restaurant&services=${value}`)).total).toBe(count);
    for (const { value, count } of facets.clientTypes.slice(0, 3))
      expect((await search(`industry=restaurant&clientTypes=${value}`)).total).toBe(count);
  });

  it('of a group ignore its own choice', async () => {
    const [free, chosen] = await Promise.all([search(''), search('services=audit')]);
    expect(chosen.facets.services).toEqual(free.facets.services);
    expect(chosen.facets.industries).not.toEqual(free.facets.industries);
    expect((await search('clientTypes=smb-owner')).facets.clientTypes).toEqual(free.facets.clientTypes);
  });

  it('carry labels, the largest first', async () => {
    const { facets } = await search('');
    expect(facets.services.find(({ value }) => value === 'tax')?.label).toBe('Tax Preparation');
    expect(facets.clientTypes.find(({ value }) => value === 'solopreneurs')).toEqual({
      value: 'solopreneurs',
      label: 'Solopreneurs',
      count: 11,
      isCapped: false,
    });
    for (const list of Object.values({ ...facets, priceSteps: [] }))
      expect(list.map(({ count }) => count)).toEqual(list.map(({ count }) => count).sort((one, other) => other - one));
  });
});

describe('when all are featured', () => {
  it.each(['rating', 'nameDesc'])('leaves out no more featured ones than are shown apart, by %s', async (sort) => {
    await test.database.transaction(async (transaction) => {
      const listed = await transaction('accountant_profiles').where({ listed: true }).select('userId');
      await transaction('accountant_profiles').where({ listed: true }).update({ featured: true });
      await transaction('search_changes').insert(listed);
    });
    const [apart, rest] = await Promise.all([
      search(`sort=${sort}&featured=only`),
      search(`sort=${sort}&featured=exclude`),
    ]);
    const shown = apart.items.slice(0, 3).map(({ id }) => id);
    expect([apart.total, rest.total]).toEqual([66, 63]);
    expect(rest.items.map(({ id }) => id).filter((id) => shown.includes(id))).toEqual([]);
  });
});

describe('prices', () => {
  const dollars = (page: SearchPage): number[] =>
    page.items.map(({ profile }) => (profile?.startingPriceCents ?? Number.NaN) / 100);

  it('are filtered and sorted within one unit only', async () => {
    const found = await search('priceUnit=hour&minPrice=58&maxPrice=210&sort=price');
    expect(names(found)).toEqual(expected(({ per, from }) => per === 'hour' && from >= 58 && from <= 210));
    expect(dollars(found)).toEqual([...dollars(found)].sort((one, other) => one - other));
    expect(found.items.every(({ profile }) => profile?.priceUnit === 'hour')).toBe(true);
    expect(names(await search('priceUnit=assets&maxPrice=0.65'))).toEqual(['Catherine Ashby']);
  });

  it.each([
    ['minPrice=50', /what the price is for/],
    ['sort=price', /what the price is for/],
    ['priceUnit=hour&minPrice=300&maxPrice=200', /lowest price must not be above/],
    ['priceUnit=day', /priceUnit/],
    ['priceUnit=hour&minPrice=cheap', /minPrice/],
  ])('%s is refused in one sentence', async (query, sentence) => {
    const response = await test.server.inject(`/api/accountants/search?${query}`);
    expect([response.statusCode, response.payload]).toEqual([400, expect.stringMatching(sentence)]);
    expect((await test.server.inject(`/api/accountants?${query}`)).statusCode).toBe(400);
  });

  it('count their units, whatever range is chosen', async () => {
    const { facets } = await search('services=bookkeeping&priceUnit=hour&maxPrice=1');
    for (const { value, count } of facets.priceUnits)
      expect((await search(`services=bookkeeping&priceUnit=${value}`)).total).toBe(count);
    expect(facets.priceUnits.map(({ label }) => label)).toContain('Per month');
  });

  it('of a service are said with the lowest and highest tenth left out, from ten listings on', async () => {
    const response = await test.server.inject('/api/accountants/prices?services=tax,audit,juggling');
    const returns = demoProfessionals
      .filter(({ services, per }) => has(services, 'tax') && per === 'return')
      .map(({ from }) => from * 100)
      .sort((one, other) => one - other);
    expect(returns.length).toBeGreaterThanOrEqual(10);
    const prices = response.result as TypicalPrice[];
    expect(prices.find(({ service, unit }) => service === 'tax' && unit === 'return')).toEqual({
      service: 'tax',
      unit: 'return',
      low: returns[1],
      high: returns.at(-2),
      listings: returns.length,
    });
    for (const { service, unit, listings } of prices) {
      expect(listings).toBeGreaterThanOrEqual(10);
      expect((await search(`services=${service}&priceUnit=${unit}`)).total).toBe(listings);
    }
    // Three audits are no range.
    expect(prices.some(({ service }) => service === 'audit')).toBe(false);
  });
});

/** Of whom in the demo each fact is true. */
const holds: Readonly<Record<ProfileFactName, (professional: Demo) => boolean>> = {
  verified: ({ verified }) => verified === true,
};

type Case = [query: string, passes: (professional: Demo) => boolean];

describe('what else decides', () => {
  it.each<Case>([
    ...profileFactNames.map((name): Case => [`${name}=true`, holds[name]]),
    ['languages=spanish', ({ languages }: Demo) => /Spanish/.test(languages ?? '')],
    ['languages=Spanish,french', ({ languages }: Demo) => /Spanish|French/.test(languages ?? '')],
    ['responseHours=4', ({ reply }: Demo) => reply <= 4],
    ['remote=true', ({ name }: Demo) => worksRemotely(name)],
    ['inPerson=true', ({ name }: Demo) => meetsInPerson(name)],
    ['remote=true&inPerson=true', ({ name }: Demo) => worksRemotely(name) || meetsInPerson(name)],
  ])('%s', async (query, passes) => {
    const found = [...names(await search(query)), ...names(await search(`${query}&page=2`))].sort();
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(expected(passes));
  });

  it('a rating is at least as shown', async () => {
    const found = await search('minRating=4.5');
    expect(found.items.every(({ avgRating }) => (avgRating ?? 0) >= 4.5)).toBe(true);
    const all = [...(await search('')).items, ...(await search('page=2')).items];
    expect(found.total).toBe(all.filter(({ avgRating }) => (avgRating ?? 0) >= 4.5).length);
  });

  it('each value counts what choosing it gives', async () => {
    const parameters = {
      languages: 'languages',
      ratings: 'minRating',
      responseTimes: 'responseHours',
      priceUnits: 'priceUnit',
    } as const;
    const { facets } = await search('services=bookkeeping');
    for (const [name, parameter] of Object.entries(parameters))
      for (const { value, count } of facets[name as keyof typeof parameters])
        expect((await search(`services=bookkeeping&${parameter}=${value}`)).total, `${parameter}=${value}`).toBe(count);
    for (const name of profileFactNames)
      expect((await search(`services=bookkeeping&${name}=true`)).total, name).toBe(facets[name][0]?.count ?? 0);
    expect((await search('services=bookkeeping&remote=true')).total).toBe(
      facets.meetings.find(({ value }) => value === 'remote')?.count,
    );
  });

  it('Recommended goes by the rank of verified reviews', async () => {
    const ids = (await search('sort=recommended')).items.map(({ id }) => id);
    const rows: { userId: number; rankScore: number }[] = await test
      .database('accountant_profiles')
      .where('listed', true)
      .select('userId', 'rankScore');
    const ranks = new Map(rows.map(({ userId, rankScore }) => [userId, rankScore]));
    const shown = ids.map((id) => ranks.get(id) ?? 0);
    expect(shown).toEqual([...shown].sort((one, other) => other - one));
    expect(new Set(shown).size).toBeGreaterThan(5);
  });
});

describe('suggested locations', () => {
  const suggest = async (query: string): Promise<LocationSuggestion[]> => {
    const response = await test.server.inject(`/api/accountants/locations?${query}`);
    expect(response.statusCode, response.payload).toBe(200);
    return response.result as LocationSuggestion[];
  };

  it('are cities and states with listings, with how many there are', async () => {
    const found = await suggest('typed=te');
    expect(found[0]).toMatchObject({ kind: 'state', label: 'Texas', count: 3 });
    for (const { label, count } of await suggest('typed='))
      expect((await search(`location=${encodeURIComponent(label)}`)).total, label).toBe(count);
    expect(await suggest('typed=Atlantis')).toEqual([]);
  });

  it('count under the other filters, not under the location that is set', async () => {
    const [austin] = await suggest('typed=aus&services=tax&state=NY');
    expect(austin?.label).toBe('Austin, TX');
    expect((await search('location=Austin,%20TX&services=tax')).total).toBe(austin?.count);
  });
});
