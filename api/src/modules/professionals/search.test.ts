import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProfessionals } from '../../../db/demo/professionals';
import { seedDemo } from '../../../db/demo/seed-demo';
import type { Professional, SearchPage } from '../../contract/named-types';
import { createTestServer, type TestServer } from '../../platform/testing/test-server';

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
const names = ({ items }: SearchPage): string[] => items.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort();
const has = (list: string, id: string): boolean => list.split(' ').includes(id);
const expected = (test: (professional: (typeof demoProfessionals)[number]) => boolean): string[] => demoProfessionals.filter(test).map(({ name }) => name).sort();

describe('filters', () => {
  it('of one group match any of its values, groups match together', async () => {
    expect(names(await search('services=audit,estate-planning'))).toEqual(expected(({ services }) => has(services, 'audit') || has(services, 'estate-planning')));
    expect(names(await search('services=audit&services=estate-planning&industry=nonprofit'))).toEqual(
      expected(({ services, industries }) => (has(services, 'audit') || has(services, 'estate-planning')) && has(industries, 'nonprofit')),
    );
    expect(names(await search('clientTypes=retirees&profession=advisor'))).toEqual(expected(({ clients, as }) => has(clients, 'retirees') && has(as, 'advisor')));
    expect(names(await search('services=payroll&profession=accountant,bookkeeper'))).toEqual(expected(({ services, as }) => has(services, 'payroll') && (has(as, 'accountant') || has(as, 'bookkeeper'))));
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
    ['state=Texas', 'state=tx'],
    ['utm_source=letter&tab=reviews', ''],
  ])('%s is the same as %s', async (one, other) => {
    expect(names(await search(one))).toEqual(names(await search(other)));
    expect((await search(one)).total).toBeGreaterThan(0);
  });

  it('take a service or an industry as a specialty too', async () => {
    expect(names(await search('specialties=tech'))).toEqual(expected(({ industries, specialties }) => has(industries, 'tech') || has(specialties, 'tech')));
    expect(names(await search('specialties=bookkeeping'))).toEqual(expected(({ services }) => has(services, 'bookkeeping')));
  });

  it('match nothing with a value that nobody knows', async () => {
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

  it('find nobody in a place without professionals, wildcards included', async () => {
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

  it.each(["'; drop table users; --", '%', '"unclosed', '+-*()<>~@', '\u0000', '😀'])('are never commands: %s', async (words) => {
    const response = await test.server.inject(`/api/accountants/search?q=${encodeURIComponent(words)}`);
    expect(response.statusCode).toBe(200);
  });
});

describe('order and pages', () => {
  const rated = ({ avgRating, reviewCount, id }: Professional): [number, number, number] => [avgRating ?? -1, reviewCount, id];

  it('sorts by rating with the new ones last, by reviews, and by first name', async () => {
    const pages = [...(await search('')).items, ...(await search('page=2')).items];
    const sorted = [...pages].sort((one, other) => rated(other)[0] - rated(one)[0] || rated(other)[1] - rated(one)[1] || rated(other)[2] - rated(one)[2]);
    expect(pages.map(({ id }) => id).length).toBe(66);
    expect(pages.map(({ avgRating }) => avgRating)).toEqual(sorted.map(({ avgRating }) => avgRating));
    const counts = (await search('sort=reviews')).items.map(({ reviewCount }) => reviewCount);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    const ascending = (await search('sort=nameAsc')).items.map(({ firstName }) => firstName);
    expect(ascending).toEqual([...ascending].sort((one, other) => one.localeCompare(other, 'en-US')));
    expect((await search('sort=nameDesc')).items[0]?.firstName).toBe('Yvonne');
  });

  it('never shows anybody twice or leaves anybody out', async () => {
    const ids: number[] = [];
    for (let page = 1; page <= 14; page += 1) {
      const response = await test.server.inject(`/api/accountants/search?pageSize=5&page=${page}`);
      ids.push(...(response.result as SearchPage).items.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(66);
    expect(ids).toHaveLength(66);
  });

  it('can leave the featured ones out or show only them', async () => {
    const [all, only, rest] = await Promise.all([search(''), search('featured=only'), search('featured=exclude')]);
    expect(only.total + rest.total).toBe(all.total);
    expect(only.items.every(({ profile }) => profile?.featured)).toBe(true);
    expect(rest.items.some(({ profile }) => profile?.featured)).toBe(false);
  });

  it.each(['page=0', 'page=x', 'pageSize=51', 'sort=random', 'profession=juggler', 'featured=maybe', `q=${'x'.repeat(201)}`])('refuses %s in one sentence', async (query) => {
    const response = await test.server.inject(`/api/accountants/search?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.payload).toMatch(/^[A-Z'].{5,150}\.$/);
  });
});

describe('counts of filter values', () => {
  it('say what choosing the value would give', async () => {
    const { facets } = await search('industry=restaurant');
    for (const { value, count } of facets.services.slice(0, 4)) expect((await search(`industry=restaurant&services=${value}`)).total).toBe(count);
    for (const { value, count } of facets.states.slice(0, 3)) expect((await search(`industry=restaurant&state=${value}`)).total).toBe(count);
  });

  it('of a group ignore its own choice', async () => {
    const [free, chosen] = await Promise.all([search(''), search('services=audit')]);
    expect(chosen.facets.services).toEqual(free.facets.services);
    expect(chosen.facets.industries).not.toEqual(free.facets.industries);
    const inTexas = await search('state=TX');
    expect(inTexas.facets.states).toEqual(free.facets.states);
  });

  it('carry labels, the largest first', async () => {
    const { facets } = await search('');
    expect(facets.services.find(({ value }) => value === 'tax')?.label).toBe('Tax Preparation');
    expect(facets.states.find(({ value }) => value === 'TX')).toEqual({ value: 'TX', label: 'Texas', count: 3 });
    for (const list of Object.values(facets)) expect(list.map(({ count }) => count)).toEqual(list.map(({ count }) => count).sort((one, other) => other - one));
  });
});
