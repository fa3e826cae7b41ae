import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocationLink, LocationPage } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { queriesOf, rowsRead } from '../../../platform/testing/count-queries';
import { createUser } from '../../../platform/testing/factories';
import { signIn } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { locationPaths, readLocationPage } from './location-pages.service';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const get = (path: string) => test.server.inject(`/api/location-pages${path}`);
async function page(path: string): Promise<LocationPage> {
  const response = await get(path);
  expect(response.statusCode, response.payload.slice(0, 200)).toBe(200);
  return response.result as LocationPage;
}
const inTown = (
  city: string,
  state: string,
  profile: Parameters<typeof createProfessional>[1] = {},
  firstName = 'Ann',
) => createProfessional({ city, state, firstName }, { remote: false, inPerson: true, ...profile });
const inAustin = (profile: Parameters<typeof createProfessional>[1] = {}, city = 'Austin') =>
  inTown(city, 'TX', profile);
const several = async (count: number, make: () => Promise<unknown>): Promise<void> => {
  for (let made = 0; made < count; made += 1) await make();
};
const sitemap = async () => (await test.server.inject('/api/site-maps/locations-1.xml')).payload;

describe('the page about a subject in a city', () => {
  it('has the people, prices by unit, specialties and the verified, from listings alone', async () => {
    const hourly = { priceUnit: 'hour', startingPriceCents: 10_000, specialties: ['sales-tax'] } as const;
    await inAustin({ ...hourly, specialties: ['sales-tax'], verified: true });
    await inAustin({ ...hourly, specialties: ['sales-tax', 'crypto-tax'], startingPriceCents: 20_000 }, 'AUSTIN');
    await inAustin({ ...hourly, specialties: [], startingPriceCents: 15_000 });
    await inAustin({
      priceUnit: 'month',
      startingPriceCents: 40_000,
      services: ['payroll'],
      professions: ['bookkeeper'],
    });
    await inAustin({ professions: ['cfo'], services: ['cfo'] });
    await inAustin({ listed: false });
    await inTown('Austintown', 'OH');
    const found = await page('/accountants/tx/austin');
    expect(found).toMatchObject({
      slug: 'accountants/tx/austin',
      title: 'Accountants in Austin, TX',
      city: 'Austin',
      ...{ total: 4, verified: 1, isThin: false, remote: [] },
      prices: [{ unit: 'hour', low: 10_000, high: 20_000, listings: 3 }],
      specialties: [
        { label: 'Sales Tax', count: 2 },
        { label: 'Crypto Tax', count: 1 },
      ],
    });
    expect(found.professionals).toHaveLength(4);
    expect(found.description).toContain('in Austin, TX: 4 professionals, 1 with a verified license.');
    expect(found.subjects).toEqual([
      { label: 'Tax Preparation', count: 3, path: '/services/tax-preparation/tx/austin' },
    ]);
    expect((await page('/tax-preparation/tx/austin')).total).toBe(3);
  });

  it('links to the towns around it that have a page, and no others', async () => {
    await several(3, () => inAustin());
    await several(3, () => inAustin({}, 'Round Rock'));
    await several(2, () => inAustin({}, 'Cedar Park'));
    await several(3, () => inAustin({}, 'Houston'));
    expect((await page('/accountants/tx/austin')).nearby).toEqual([
      { label: 'Round Rock, TX', count: 3, path: '/accountants/tx/round-rock' },
    ]);
    expect((await get('/accountants')).result as LocationLink[]).toHaveLength(3);
  });

  it('is thin with fewer than three, unless three others work remotely; those of its state come first', async () => {
    await inAustin();
    const remote = { remote: true, inPerson: false };
    const { id: ohioan } = await inTown('Dayton', 'OH', { ...remote, avgRating: 5, reviewCount: 9 });
    await inTown('Toledo', 'OH', remote);
    expect(await page('/accountants/tx/austin')).toMatchObject({ isThin: true, total: 1, remoteTotal: 2 });
    expect(await sitemap()).not.toContain('austin');
    const { id: texan } = await inAustin(remote, 'Dallas');
    const found = await page('/accountants/tx/austin');
    expect(found).toMatchObject({ isThin: false, remoteTotal: 3 });
    expect(found.remote.map(({ id }) => id).slice(0, 2)).toEqual([texan, ohioan]);
    expect(await sitemap()).toContain('<loc>http://localhost:3000/accountants/tx/austin</loc>');
    // Without anyone there the pages of all towns would be one and the same.
    expect(await page('/accountants/tx/houston')).toMatchObject({ isThin: true, total: 0 });
    expect(await sitemap()).not.toContain('houston');
  });

  it.each([
    ['/ACCOUNTANTS/TX/Austin', '/accountants/tx/austin'],
    ['/accountants/texas/austin', '/accountants/tx/austin'],
    ['/tax/tx/austin', '/services/tax-preparation/tx/austin'],
    ['/Tax%20Preparation/new-york/NYC', '/services/tax-preparation/ny/new-york'],
    ['/m-a-support/mo/St.%20Louis', '/services/m-a-support/mo/saint-louis'],
    ['/payroll/north-carolina/winston-salem', '/services/payroll-services/nc/winston-salem'],
    ['/bookkeeping/dc/washington', '/services/bookkeeping/dc/washington'],
  ])('knows %s as %s', async (written, path) => expect(`/${(await page(written)).slug}`).toBe(path));

  it.each([
    '/plumbers/tx/austin',
    '/retail/tx/austin',
    '/accountants/zz/austin',
    '/accountants/tx/no-such-town',
    '/accountants/oh/austin',
    '/accountants/tx/%20',
    '/plumbers',
  ])('%s is none', async (path) => expect((await get(path)).statusCode).toBe(404));

  it('is there for a town that is on no map once someone is listed there, and nothing leads to it', async () => {
    await several(3, () => inTown('Best Cheap CPA', 'TX'));
    const own = await page('/accountants/tx/best-cheap-cpa');
    expect(own).toMatchObject({ total: 3, isThin: true, subjects: [] });
    expect(await locationPaths()).toEqual(expect.not.arrayContaining(['/accountants/tx/best-cheap-cpa']));
  });
});

describe('what others wrote', () => {
  it('is quoted when a verified client wrote it, the newest first, by first name and initial', async () => {
    const professional = await inAustin();
    const send = async (from: User, to: User) =>
      test.server.inject({
        ...{ method: 'POST', url: '/api/messages', headers: await signIn(test, from) },
        payload: { receiverId: to.id, content: 'Hello' },
      });
    const review = async (comment: string, isVerified: boolean, changes: object = {}) => {
      const client = await createUser({ firstName: 'Tamika', lastName: 'Brooks', emailConfirmedAt: new Date() });
      if (isVerified) await send(client, professional);
      if (isVerified) await send(professional, client);
      const said = { accountantId: professional.id, clientId: client.id, rating: 5, comment };
      await test.database('reviews').insert({ ...said, createdAt: new Date(), ...changes });
    };
    await review('Before', true, { createdAt: new Date(Date.now() - 60_000) });
    await review('After', true);
    await review('By a stranger', false);
    await review('Hidden', true, { hiddenAt: new Date() });
    const { reviews } = await page('/accountants/tx/austin');
    expect(reviews.map(({ comment }) => comment)).toEqual(['After', 'Before']);
    expect(reviews[0]).toMatchObject({ author: 'Tamika B.', professionalId: professional.id });
  });

  it('are guides to the law of the state and the city, unless their area is switched off', async () => {
    const guide = (title: string, jurisdiction: string, published = true) =>
      test.database('compliance_guides').insert({
        ...{ title, jurisdiction, published, slug: title.toLowerCase().replaceAll(' ', '-') },
        ...{ summary: 'What it asks.', businessApplication: '', searchText: '' },
        ...{ industriesImpacted: '[]', complianceChecklist: '[]', serviceTypes: '[]' },
        ...{ lastUpdated: new Date(), createdAt: new Date() },
      });
    await guide('New York Pay Transparency', 'state');
    await guide('Sales Tax Nexus', 'state');
    await guide('New York City Rent Tax', 'local');
    await guide('California Privacy', 'state');
    await guide('Form 941', 'federal');
    await guide('New York Draft', 'state', false);
    const titles = async (path: string) => (await page(path)).guides.map(({ title }) => title).sort();
    expect(await titles('/accountants/ny/new-york')).toEqual(['New York City Rent Tax', 'New York Pay Transparency']);
    expect(await titles('/accountants/ny/albany')).toEqual(['New York Pay Transparency']);
    expect(await titles('/accountants/tx/austin')).toEqual([]);
    const newYork = { subject: 'accountants', state: 'ny', city: 'new-york' };
    expect((await readLocationPage(newYork, false)).page.guides).toEqual([]);
  });
});

describe('what a page costs', () => {
  it('is as many questions to the database for many people as for few', async () => {
    await several(2, () => inAustin());
    // The site's settings are read once in a while.
    const asked = async () =>
      (await queriesOf(() => page('/accountants/tx/austin'))).filter((sql) => !sql.includes('site_settings'));
    const few = await asked();
    await several(14, () => inAustin());
    expect(await asked()).toHaveLength(few.length);
    expect(few.length).toBeLessThanOrEqual(5);
  });

  // SQLite does not say how many rows it read.
  it.runIf(process.env['TEST_DATABASE_URL'])('reads few rows, however many reviews there are', async () => {
    const { id: accountantId } = await inAustin();
    const clients = await Promise.all(Array.from({ length: 400 }, () => createUser()));
    await test.database.batchInsert(
      'reviews',
      clients.map(({ id: clientId }) => ({
        accountantId,
        clientId,
        rating: 5,
        comment: 'Good',
        createdAt: new Date(),
      })),
      100,
    );
    const { rows } = await rowsRead(test.databaseSettings, () => page('/accountants/tx/austin'));
    expect(rows).toBeLessThan(100);
  });
});
