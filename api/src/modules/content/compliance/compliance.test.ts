import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoGuides } from '../../../../db/demo/guides';
import { seedDemo } from '../../../../db/demo/seed-demo';
import type { Guide } from '../../../contract/named-types';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
  await seedDemo(test.database);
});
afterAll(() => test.stop());

const get = async (url: string) => test.server.inject(url);
const slugs = async (url: string): Promise<string[]> =>
  ((await get(url)).result as Guide[]).map(({ slug }) => slug).sort();
const expected = (matches: (guide: (typeof demoGuides)[number]) => boolean): string[] =>
  demoGuides
    .filter(matches)
    .map(({ slug }) => slug)
    .sort();

describe('the list', () => {
  it('answers every guide, featured first, or the featured ones', async () => {
    const all = (await get('/api/compliance')).result as Guide[];
    expect(all).toHaveLength(demoGuides.length);
    expect(all.map(({ featured }) => featured)).toEqual(
      [...all.map(({ featured }) => featured)].sort((one, other) => Number(other) - Number(one)),
    );
    expect(await slugs('/api/compliance?featured=true')).toEqual(expected(({ featured }) => featured));
  });
});

describe('the search', () => {
  it.each<[string, (guide: (typeof demoGuides)[number]) => boolean]>([
    ['jurisdiction=international', ({ jurisdiction }) => jurisdiction === 'international'],
    ['jurisdiction=Local', ({ jurisdiction }) => jurisdiction === 'local'],
    ['serviceTypes=payroll', ({ serviceTypes }) => serviceTypes.includes('payroll')],
    [
      'serviceTypes=payroll,audit',
      ({ serviceTypes }) => serviceTypes.includes('payroll') || serviceTypes.includes('audit'),
    ],
    ['serviceTypes=tax', ({ serviceTypes }) => serviceTypes.includes('tax-preparation')],
    [
      'industries=healthcare',
      ({ industriesImpacted }) => industriesImpacted.some(({ industry }) => industry === 'Healthcare'),
    ],
    [
      'industries=e-commerce',
      ({ industriesImpacted }) => industriesImpacted.some(({ industry }) => industry === 'E-Commerce'),
    ],
    [
      'industries=food-beverage',
      ({ industriesImpacted }) => industriesImpacted.some(({ industry }) => industry === 'Food & Beverage'),
    ],
    [
      'industries=technology&jurisdiction=state',
      ({ industriesImpacted, jurisdiction }) =>
        jurisdiction === 'state' && industriesImpacted.some(({ industry }) => industry === 'Technology'),
    ],
    ['serviceTypes=all&industries=all&jurisdiction=all&q=', () => true],
  ])('%s', async (query, matches) => {
    const found = await slugs(`/api/compliance/search?${query}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(expected(matches));
  });

  it('finds words in titles, summaries, checklists and industries', async () => {
    expect(await slugs('/api/compliance/search?q=%25%25%25')).toEqual([]);
    expect(await slugs('/api/compliance/search?q=fbar')).toEqual(['fbar-and-fatca-foreign-accounts']);
    expect(await slugs('/api/compliance/search?q=w-9')).toContain('contractor-payments-form-1099-nec');
    expect(await slugs('/api/compliance/search?q=1099-K')).toContain('form-1099-k-payment-platforms');
    expect(await slugs('/api/compliance/search?q=trade%20shows')).toEqual(['sales-tax-economic-nexus-after-wayfair']);
    expect(await slugs('/api/compliance/search?q=unicorn')).toEqual([]);
    expect(await slugs('/api/compliance/search?q=%25%25%25')).toEqual([]);
    expect(await slugs('/api/compliance/search?jurisdiction=lunar')).toEqual([]);
  });
});

describe('one guide', () => {
  it('is found by slug and by id', async () => {
    const guide = (await get('/api/compliance/gdpr-for-us-companies')).result as Guide;
    expect(guide).toMatchObject({
      jurisdiction: 'international',
      featured: true,
      officialSourceUrl: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      serviceTypes: ['advisory', 'audit'],
    });
    expect(guide.complianceChecklist.length).toBeGreaterThan(4);
    expect(guide.industriesImpacted[0]).toEqual({ industry: 'E-Commerce', explanation: expect.any(String) });
    expect((await get(`/api/compliance/${guide.id}`)).result).toEqual(guide);
  });

  it.each(['nothing', '0', '999999', '%25'])('%s responds with 404', async (id) => {
    const response = await get(`/api/compliance/${id}`);
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([404, 'guide_not_found']);
  });
});
