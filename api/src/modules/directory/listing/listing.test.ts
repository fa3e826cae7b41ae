import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Professional, SearchPage } from '../../../contract/named-types';
import { inTransaction } from '../../../platform/database/transaction';
import { refreshProfile } from '../professionals/refresh-profile';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const listing = {
  bio: 'Tax returns for small shops.',
  services: ['tax'],
  specialties: ['tech'],
  pricing: 'From $100',
  certifications: [' CPA ', '', 'CPA'],
  yearsFounded: 2001,
};
const send = (method: 'POST' | 'PUT', payload: object, headers: Record<string, string>) =>
  test.server.inject({ method, url: '/api/accountants/profile', headers, payload });
const professional = async () => {
  const user = await createUser({ userType: 'accountant', city: 'Austin', state: 'Texas' });
  return { user, headers: await signIn(test, user) };
};
const found = async (query: string) =>
  (await test.server.inject({ url: `/api/accountants/search?${query}` })).result as SearchPage;

describe('creating a profile', () => {
  it('responds with the professional and lists them immediately', async () => {
    const { user, headers } = await professional();
    const response = await send('POST', listing, headers);
    expect(response.statusCode).toBe(200);
    expect(response.result).toMatchObject({
      id: user.id,
      avgRating: null,
      reviewCount: 0,
      professions: ['accountant'],
      profile: {
        services: ['tax'],
        specialties: ['tech'],
        industries: [],
        certifications: ['CPA'],
        yearsFounded: 2001,
        website: null,
        verified: false,
        featured: false,
      },
    });
    for (const query of ['services=tax', 'industry=tech', 'state=TX', 'q=shops', 'profession=accountant']) {
      expect(
        (await found(query)).items.map(({ id }) => id),
        query,
      ).toEqual([user.id]);
    }
    expect((await found('services=audit')).items).toEqual([]);
  });

  it.each([
    [{ phone: '512\u2011555\u20110100 x12' }, { phone: '512-555-0100 ext. 12' }],
    [{ website: 'HTTPS://WWW.Example.com/' }, { website: 'https://www.example.com' }],
    [{ website: 'müller.de' }, { website: 'https://müller.de' }],
  ])('stores %j in one form', async (written, stored) => {
    const { headers } = await professional();
    const response = await send('POST', { ...listing, ...written }, headers);
    expect(response.result, response.payload).toMatchObject({ profile: stored });
  });

  it('takes every optional part, in any spelling of the taxonomy', async () => {
    const { user, headers } = await professional();
    const more = {
      professions: ['cfo', 'accountant'],
      services: ['Payroll Management', 'tax-prep', 'tax'],
      specialties: ['e-commerce', 'sales-tax', 'bookkeeping'],
      industries: ['hospitality'],
      clientTypes: ['freelancers'],
      businessName: ' Doe & Co ',
      tagline: '',
      website: 'https://doe.example',
      startingPriceCents: 15_000,
      priceUnit: 'hour',
      city: ' Austin ',
      state: 'Texas',
      languages: ['English', ' Spanish ', ''],
      phone: '(512) 555-0143',
      phoneVisibility: 'everyone',
      remote: true,
      inPerson: false,
      feeModels: ['hourly', 'fee-only'],
      fiduciary: true,
    };
    const response = await send('POST', { ...listing, ...more }, headers);
    expect(response.result).toMatchObject({
      professions: ['cfo', 'accountant'],
      city: 'Austin',
      state: 'Texas',
      profile: {
        services: ['payroll', 'tax'],
        specialties: ['ecommerce', 'sales-tax', 'bookkeeping'],
        industries: ['restaurant'],
        clientTypes: ['solopreneurs'],
        businessName: 'Doe & Co',
        tagline: null,
        website: 'https://doe.example',
        startingPriceCents: 15_000,
        priceUnit: 'hour',
        languages: ['English', 'Spanish'],
        phone: '(512) 555-0143',
        remote: true,
        inPerson: false,
        feeModels: ['hourly', 'fee-only'],
        fiduciary: true,
      },
      listing: { status: 'listed', notes: [], phoneVisibility: 'everyone' },
    });
    for (const query of ['profession=cfo&q=doe', 'priceUnit=hour&maxPrice=150', 'location=Austin,%20TX'])
      expect(
        (await found(query)).items.map(({ id }) => id),
        query,
      ).toEqual([user.id]);
  });

  it('keeps the rating that clients gave before there was a profile', async () => {
    const { user, headers } = await professional();
    const client = await signIn(test, await createUser());
    await test.server.inject({
      method: 'POST',
      url: `/api/accountants/${user.id}/reviews`,
      headers: client,
      payload: { rating: 4, comment: 'Good work' },
    });
    expect((await send('POST', listing, headers)).result).toMatchObject({ avgRating: 4, reviewCount: 1 });
  });

  it('refuses a second one', async () => {
    const { headers } = await professional();
    await send('POST', listing, headers);
    const again = await send('POST', listing, headers);
    expect([again.statusCode, again.payload, again.headers['x-error-code']]).toEqual([
      409,
      'You already have a profile. Update it instead.',
      'profile_exists',
    ]);
  });

  it('several times at the same moment writes one', async () => {
    const { headers } = await professional();
    const responses = await Promise.all([1, 2, 3, 4].map(() => send('POST', listing, headers)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('lists ten people who write theirs at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, professional));
    const responses = await Promise.all(
      people.map(({ headers }, index) =>
        send('POST', { ...listing, bio: `Tax returns for shop number ${index}.` }, headers),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect((await found('services=tax')).total).toBe(10);
  });

  it('is for professionals', async () => {
    const refused = await send('POST', listing, await signIn(test, await createUser()));
    expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([403, 'accountants_only']);
    expect((await send('POST', listing, visitor)).statusCode).toBe(401);
  });

  it.each([
    [{ bio: 'too short' }, 'Bio must be at least 10 characters'],
    [{ bio: '' }, 'Bio must be at least 10 characters'],
    [{ bio: `${' '.repeat(10)}short` }, 'Bio must be at least 10 characters'],
    [{ bio: undefined }, 'Bio must be at least 10 characters'],
    [{ bio: 'x'.repeat(501) }, 'Bio must be less than 500 characters'],
    [{ services: [] }, 'You must select at least one service'],
    [{ services: undefined }, 'You must select at least one service'],
    [{ services: ['astrology'] }, "We do not know the value 'astrology'"],
    [{ services: ['restaurant'] }, "We do not know the value 'restaurant'"],
    [{ specialties: [] }, 'You must select at least one specialty'],
    [{ specialties: undefined }, 'You must select at least one specialty'],
    [{ pricing: 'free' }, 'Please provide pricing information'],
    [{ pricing: '' }, 'Please provide pricing information'],
    [{ pricing: undefined }, 'Please provide pricing information'],
    [{ pricing: 'x'.repeat(201) }, 'Pricing information is too long'],
    [{ yearsFounded: 1899 }, 'Year founded must be between 1900 and the current year'],
    [{ yearsFounded: new Date().getUTCFullYear() + 1 }, 'Year founded must be between 1900 and the current year'],
    [{ yearsFounded: 'long ago' }, 'Year founded must be between 1900 and the current year'],
    [{ website: 'javascript:alert(1)' }, 'Please enter a web address such as https://example.com'],
    [{ professions: [] }, 'You must select at least one profession'],
    [{ phone: 'call me' }, 'Please enter a phone number such as (512) 555-0143'],
    [{ phone: '12345' }, 'Please enter a phone number such as (512) 555-0143'],
    [{ languages: ['x'.repeat(61)] }, 'A language must be at most 60 characters'],
    [{ startingPriceCents: 100 }, 'Please say what the starting price is for'],
    [{ startingPriceCents: 100, priceUnit: null }, 'Please say what the starting price is for'],
    [{ startingPriceCents: 100, priceUnit: 'day' }, 'Please say what the starting price is for'],
    [{ priceUnit: 'hour' }, 'Please enter a starting price'],
    [{ startingPriceCents: 10_001, priceUnit: 'assets' }, 'The share of assets must be between 0 and 100%'],
    [{ city: 'x'.repeat(101) }, 'City must be at most 100 characters'],
    [{ startingPriceCents: -1, priceUnit: 'hour' }, 'The starting price must be between $0 and $1,000,000'],
    [{ verified: true }, "The field 'verified' is not known here."],
  ])('refuses %j', async (change, sentence) => {
    const { headers } = await professional();
    const response = await send('POST', { ...listing, ...change }, headers);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });
});

describe('the limits of a profile', () => {
  it.each([
    ['the shortest texts and the first year', { bio: '10 letters', pricing: '$5/hr', yearsFounded: 1900 }],
    [
      'the longest texts and this year',
      { bio: 'x'.repeat(500), pricing: 'x'.repeat(200), yearsFounded: new Date().getUTCFullYear() },
    ],
    ['no certifications and no year', { certifications: undefined, yearsFounded: undefined }],
    ['an empty year', { yearsFounded: '' }],
  ])('are kept by %s', async (_, change) => {
    const { headers } = await professional();
    expect((await send('POST', { ...listing, ...change }, headers)).statusCode).toBe(200);
    expect((await send('PUT', { ...listing, ...change }, headers)).statusCode).toBe(200);
  });

  it.each([
    [{ bio: 'too short' }, 'Bio must be at least 10 characters'],
    [{ services: [] }, 'You must select at least one service'],
    [{ specialties: [] }, 'You must select at least one specialty'],
    [{ pricing: 'x'.repeat(201) }, 'Pricing information is too long'],
  ])('hold for a change too: %j', async (change, sentence) => {
    const { headers } = await professional();
    await send('POST', listing, headers);
    const response = await send('PUT', { ...listing, ...change }, headers);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });
});

describe('a starting price', () => {
  it('is cleared with its unit and stays when neither is sent', async () => {
    const { headers } = await professional();
    const priced = { startingPriceCents: 6_500, priceUnit: 'hour' };
    const shown = async (change: object) => {
      const response = await send('PUT', { ...listing, ...change }, headers);
      const { startingPriceCents, priceUnit } = (response.result as Professional).profile ?? {};
      return [startingPriceCents, priceUnit];
    };
    await send('POST', { ...listing, ...priced }, headers);
    expect(await shown({})).toEqual([6_500, 'hour']);
    expect(await shown({ startingPriceCents: null })).toEqual([null, null]);
    expect(await shown({ startingPriceCents: 65, priceUnit: 'assets' })).toEqual([65, 'assets']);
  });

  it('without a unit, from before there were any, is shown to its owner only and never found', async () => {
    const { user, headers } = await professional();
    await send('POST', listing, headers);
    await test.database('accountant_profiles').where('userId', user.id).update({ startingPriceCents: 6_500 });
    await inTransaction((transaction) => refreshProfile(user.id, transaction));
    const priceFor = async (who?: Record<string, string>) => {
      const response = await test.server.inject({ url: `/api/accountants/${user.id}`, ...(who && { headers: who }) });
      return (response.result as Professional).profile?.startingPriceCents;
    };
    expect([await priceFor(), await priceFor(headers)]).toEqual([null, 6_500]);
    expect((await found('')).facets.priceUnits).toEqual([]);
    expect((await found('priceUnit=hour')).total).toBe(0);
  });
});

describe('the location of a listing', () => {
  it('is that of its owner: what is not sent stays, null clears it', async () => {
    const { headers } = await professional();
    const location = async (change: object) => {
      const { city, state } = (await send('PUT', { ...listing, ...change }, headers)).result as Professional;
      return [city, state];
    };
    await send('POST', { ...listing, city: 'Reno', state: 'NV' }, headers);
    expect(await location({})).toEqual(['Reno', 'NV']);
    expect(await location({ city: 'Elko' })).toEqual(['Elko', 'NV']);
    const account = (await test.server.inject({ url: '/api/user', headers })).result as { city: string };
    expect(account.city).toBe('Elko');
    expect(await location({ city: null, state: '' })).toEqual([null, null]);
  });
});

describe('updating a profile', () => {
  it('responds with 404 when there is none', async () => {
    const { headers } = await professional();
    const response = await send('PUT', listing, headers);
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([404, 'profile_not_found']);
  });

  it('changes what is found, keeps what is left out, clears what is null', async () => {
    const { user, headers } = await professional();
    await send(
      'POST',
      { ...listing, website: 'https://doe.example', tagline: 'Calm books', professions: ['advisor'] },
      headers,
    );
    const { certifications: _certifications, ...sent } = listing;
    const response = await send(
      'PUT',
      { ...sent, services: ['audit'], bio: 'Audits for breweries.', website: null, yearsFounded: null },
      headers,
    );
    expect(response.statusCode).toBe(200);
    expect(response.result).toMatchObject({
      professions: ['advisor'],
      profile: {
        services: ['audit'],
        certifications: ['CPA'],
        tagline: 'Calm books',
        website: null,
        yearsFounded: null,
      },
    });
    expect((await found('services=tax')).items).toEqual([]);
    expect((await found('services=audit&q=breweries')).items.map(({ id }) => id)).toEqual([user.id]);
  });

  it('follows a move of its owner', async () => {
    const { user, headers } = await professional();
    await send('POST', listing, headers);
    const { firstName, lastName, email } = user;
    await test.server.inject({
      method: 'PUT',
      url: '/api/users/profile',
      headers,
      payload: { firstName, lastName, email, city: 'Portland', state: 'Oregon' },
    });
    expect((await found('state=TX')).items).toEqual([]);
    expect((await found('state=OR&city=portland')).items.map(({ id }) => id)).toEqual([user.id]);
  });
});
