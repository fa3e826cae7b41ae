import { describe, expect, it } from 'vitest';
import type { Analytics } from '../../../contract/named-types';
import type { PlanId } from '../../../contract/plans';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { createClock } from '../../../platform/testing/moved-clock';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { Conversation } from '../../conversations/threads/conversation.model';
import { Message } from '../../conversations/threads/message.model';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { conversation } from '../reports/report-factory';
import { storeCounts } from './analytics-factory';
import { forgetOldVisits } from './retention';

const clock = createClock('2026-11-24T15:00:00Z');
const test = testServer({}, clock);

const long = new Date('2024-01-01T00:00:00Z');
type Listing = NonNullable<Parameters<typeof createProfessional>[1]>;
/** A professional who was listed long ago. */
const professionalOn = (plan: PlanId, listing: Listing = {}) =>
  createProfessional({ state: 'TX', city: 'Austin' }, { plan, createdAt: long, ...listing });
const get = async (user: User, query = '', path = '/api/analytics') =>
  test.server.inject({ url: `${path}?${query}`, headers: await signIn(test, user) });
const read = async (user: User, query = ''): Promise<Analytics> => {
  const response = await get(user, query);
  expect(response.statusCode, response.payload).toBe(200);
  return response.result as Analytics;
};
const detailOf = async (user: User, query = '') => {
  const { detail } = await read(user, query);
  if (!detail) throw new Error('There is no detail.');
  return detail;
};
const at = (iso: string) => new Date(iso);

describe('what happened to a professional', () => {
  it('is added up over the days that were asked for, beside those before', async () => {
    const premium = await professionalOn('premium');
    await storeCounts(premium.id, '2026-11-24', { view: 10, appearance: 100 });
    await storeCounts(premium.id, '2026-11-18', { view: 6 });
    await storeCounts(premium.id, '2026-11-17', { view: 4, appearance: 30 });
    await storeCounts(premium.id, '2026-11-10', { view: 400 });
    const clients = [await createUser(), await createUser(), await createUser(), await createUser()] as const;
    await conversation(clients[0], premium, at('2026-11-23T10:00:00Z'), 30);
    await conversation(clients[1], premium, at('2026-11-20T10:00:00Z'), 90);
    await conversation(clients[2], premium, at('2026-11-19T10:00:00Z'), null);
    await conversation(clients[3], premium, at('2026-11-16T10:00:00Z'), 5_000);
    // One's own first messages to others are no contacts.
    await conversation(premium, await professionalOn('starter'), at('2026-11-20T10:00:00Z'), 1);
    const analytics = await read(premium, 'days=7');
    expect(analytics).toMatchObject({
      ...{ plan: 'premium', from: '2026-11-18', to: '2026-11-24', today: '2026-11-24', countedSince: '2026-11-10' },
      totals: { views: 16, appearances: 100, contacts: 3, conversion: 18.8, responseMinutes: 60 },
      detail: {
        compared: { from: '2026-11-11', to: '2026-11-17' },
        previousTotals: { views: 4, appearances: 30, contacts: 1, conversion: 25, responseMinutes: null },
        ...{ step: 'day', peers: null, searches: [], rareSearches: 0 },
      },
    });
    expect(analytics.detail?.points).toHaveLength(7);
    expect(analytics.detail?.points[5]).toEqual({
      ...{ from: '2026-11-23', to: '2026-11-23', medians: null },
      figures: { views: 0, appearances: 0, contacts: 1, conversion: null, responseMinutes: 30 },
    });
    expect(await read(premium)).toMatchObject({ from: '2026-10-26', to: '2026-11-24' });
    expect((await read(premium, 'from=2026-11-17&to=2026-11-18')).totals).toMatchObject({ views: 10 });
    expect((await detailOf(premium, 'from=2025-12-01&to=2026-11-24')).step).toBe('week');
  });

  it('is of the days of the site’s clock, also those of the change to and from summer time', async () => {
    const premium = await professionalOn('premium');
    for (const moment of [
      '2026-03-08T04:59:59Z',
      '2026-03-08T05:00:00Z',
      '2026-03-09T03:59:59Z',
      '2026-03-09T04:00:00Z',
    ])
      await conversation(await createUser(), premium, at(moment), null);
    for (const moment of [
      '2026-11-01T03:59:59Z',
      '2026-11-01T04:00:00Z',
      '2026-11-02T04:59:59Z',
      '2026-11-02T05:00:00Z',
    ])
      await conversation(await createUser(), premium, at(moment), null);
    const contactsOf = async (range: string) =>
      (await detailOf(premium, range)).points.map(({ from, figures }) => `${from} ${figures.contacts}`);
    expect(await contactsOf('from=2026-03-07&to=2026-03-09')).toEqual(['2026-03-07 1', '2026-03-08 2', '2026-03-09 1']);
    expect(await contactsOf('from=2026-10-31&to=2026-11-02')).toEqual(['2026-10-31 1', '2026-11-01 2', '2026-11-02 1']);
    clock.moveTo('2026-11-25T04:30:00Z');
    expect((await read(premium, 'days=7')).today).toBe('2026-11-24');
    clock.moveTo('2026-11-24T15:00:00Z');
  });

  it('counts requests that wait, from when they are delivered, and none of a blocked person', async () => {
    const premium = await professionalOn('premium');
    const [waiting, blocked] = [await createUser(), await createUser()];
    for (const client of [waiting, blocked]) await conversation(client, premium, at('2026-11-20T10:00:00Z'), 600);
    await Message.query().patch({ withheld: true }).where({ senderId: blocked.id });
    await Message.query().patch({ withheld: true, waiting: true }).where({ senderId: waiting.id });
    expect((await read(premium)).totals).toMatchObject({ contacts: 1 });
    await Message.query().patch({ withheld: false, waiting: false }).where({ senderId: waiting.id });
    await Conversation.query()
      .patch({ requestDeliveredAt: at('2026-11-20T19:00:00Z') })
      .where({ user1Id: Math.min(waiting.id, premium.id), user2Id: Math.max(waiting.id, premium.id) });
    expect((await read(premium)).totals).toMatchObject({ contacts: 1, responseMinutes: 60 });
  });

  it('is never more than 100 contacts of 100 views', async () => {
    const premium = await professionalOn('premium');
    for (let index = 0; index < 3; index += 1)
      await conversation(await createUser(), premium, at('2026-11-20T10:00:00Z'), null);
    expect((await read(premium)).totals.conversion).toBeNull();
    await storeCounts(premium.id, '2026-11-20', { view: 2 });
    expect((await read(premium)).totals.conversion).toBe(100);
  });

  it.each([
    ['days=8', 'Days is 7, 30 or 90; other ranges have a first and a last day'],
    ['from=2026-11-31', 'Use a date like 2026-04-30'],
    ['from=2026-11-20&to=2026-11-19', 'The first day must not be after the last day'],
    ['to=2026-11-25', 'The last day must not be in the future. Days begin at midnight Eastern Time'],
    ['from=2025-11-23&to=2026-11-24', 'Analytics covers at most 366 days'],
  ])('is refused for %s', async (query, sentence) => {
    const response = await get(await professionalOn('premium'), query);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });
});

describe('like professionals', () => {
  const advisor: Listing = { professions: ['advisor'], services: ['planning'] };
  const peers = async (count: number, listing: Listing = advisor, state = 'TX') => {
    for (let index = 1; index <= count; index += 1) {
      const { id } = await createProfessional({ state, city: 'Dallas' }, { createdAt: long, ...listing });
      await storeCounts(id, '2026-11-20', { view: index, appearance: index * 10 });
    }
  };

  it('are compared with from ten on, oneself not counted', async () => {
    const premium = await professionalOn('premium', advisor);
    await storeCounts(premium.id, '2026-11-20', { view: 1_000 });
    await peers(9);
    expect((await detailOf(premium)).peers).toBeNull();
    await peers(1);
    const { peers: found, points } = await detailOf(premium);
    expect(found).toEqual({
      count: 10,
      group: 'financial advisors in Texas who offer Financial Planning',
      // 1, 1, 2, 3, 4, 5, 6, 7, 8, 9.
      medians: { views: 4.5, appearances: 45, contacts: 0, conversion: 0, responseMinutes: null },
    });
    expect(points.find(({ from }) => from === '2026-11-20')?.medians).toEqual({
      ...{ views: 4.5, appearances: 45, contacts: 0 },
    });
    expect(points.find(({ from }) => from === '2026-11-21')?.medians?.views).toBe(0);
  });

  it('are those in the same state or with the same service when these are enough, else all of the profession', async () => {
    const premium = await professionalOn('premium', advisor);
    const groupOf = async () => (await detailOf(premium)).peers?.group;
    await peers(10, { ...advisor, services: ['wealth-management'] }, 'CA');
    expect(await groupOf()).toBe('financial advisors');
    await peers(10, advisor, 'CA');
    expect(await groupOf()).toBe('financial advisors who offer Financial Planning');
    await peers(10, { ...advisor, services: ['wealth-management'] });
    expect(await groupOf()).toBe('financial advisors in Texas');
  });

  it('are listed, of the same profession, and were so before these days', async () => {
    const premium = await professionalOn('premium', advisor);
    await peers(9);
    await peers(1, { ...advisor, listed: false });
    await peers(1, { ...advisor, createdAt: at('2026-10-27T00:00:00Z') });
    await peers(1, { professions: ['cfo'], services: ['planning'] });
    expect((await detailOf(premium)).peers).toBeNull();
    expect((await detailOf(premium, 'days=7')).peers?.count).toBe(10);
  });

  it('have a median response time when ten of them have replied', async () => {
    const premium = await professionalOn('premium', advisor);
    for (let index = 1; index <= 10; index += 1) {
      const peer = await createProfessional({ state: 'TX' }, { createdAt: long, ...advisor });
      await conversation(await createUser(), peer, at('2026-11-20T10:00:00Z'), index * 10);
      if (index === 9) expect((await detailOf(premium)).peers).toBeNull();
    }
    expect((await detailOf(premium)).peers?.medians).toMatchObject({ contacts: 1, responseMinutes: 55 });
    // Who has no replies is in the other medians alone.
    await createProfessional({ state: 'TX' }, { createdAt: long, ...advisor });
    expect((await detailOf(premium)).peers).toMatchObject({ count: 11, medians: { responseMinutes: 55 } });
  });
});

describe('searches that found a professional', () => {
  it('are shown from five appearances on; rarer ones are a sum', async () => {
    const premium = await professionalOn('premium');
    await storeCounts(premium.id, '2026-11-20', { search: 3 }, 'services=tax&state=TX');
    await storeCounts(premium.id, '2026-11-21', { search: 2 }, 'services=tax&state=TX');
    await storeCounts(premium.id, '2026-11-21', { search: 4 }, 'q=divorce');
    await storeCounts(premium.id, '2026-11-21', { search: 9 }, 'profession=advisor&city=Austin&other=1');
    await storeCounts(premium.id, '2026-11-21', { search: 7 }, '');
    const { searches, rareSearches } = await detailOf(premium);
    expect(searches).toEqual([
      {
        ...{ search: 'profession=advisor&city=Austin&other=1', appearances: 9, href: null },
        label: 'Financial Advisors · Austin · other words',
      },
      { search: '', label: 'All professionals', href: '/search', appearances: 7 },
      {
        ...{ search: 'services=tax&state=TX', label: 'Tax Preparation · Texas', appearances: 5 },
        href: '/search?services=tax&state=TX',
      },
    ]);
    expect(rareSearches).toBe(4);
    expect((await detailOf(premium, 'from=2026-11-21&to=2026-11-24')).rareSearches).toBe(6);
  });
});

describe('plans', () => {
  it.each(['starter', 'professional'] as const)(
    '%s sees views and contacts of 30 days, whatever it asks for',
    async (plan) => {
      const professional = await professionalOn(plan);
      await storeCounts(professional.id, '2026-10-26', { view: 7, appearance: 70, search: 8 }, 'services=tax');
      await storeCounts(professional.id, '2026-10-25', { view: 100 });
      await conversation(await createUser(), professional, at('2026-11-20T10:00:00Z'), 30);
      for (const query of ['', 'days=90', 'from=2026-01-01&to=2026-11-24'])
        expect(await read(professional, query)).toEqual({
          ...{ plan, from: '2026-10-26', to: '2026-11-24', today: '2026-11-24', countedSince: '2026-10-25' },
          totals: { views: 7, contacts: 1, appearances: null, conversion: null, responseMinutes: null },
          detail: null,
        });
      const csv = await get(professional, 'report=days', '/api/analytics.csv');
      expect([csv.statusCode, csv.payload, csv.headers['x-error-code']]).toEqual([
        ...[403, 'Analytics is part of the Premium plan.', 'analytics_not_in_plan'],
      ]);
    },
  );

  it('have it for professionals alone', async () => {
    const client = await createUser();
    for (const path of ['/api/analytics', '/api/analytics.csv'])
      expect((await get(client, 'report=days', path)).headers['x-error-code']).toBe('accountants_only');
    expect((await test.server.inject({ url: '/api/analytics', headers: visitor })).statusCode).toBe(401);
  });
});

describe('files', () => {
  it('have a line for each day', async () => {
    const premium = await professionalOn('premium');
    await storeCounts(premium.id, '2026-11-24', { view: 4, appearance: 12 });
    await conversation(await createUser(), premium, at('2026-11-24T10:00:00Z'), 30);
    const file = await get(premium, 'report=days&from=2026-11-23&to=2026-11-24', '/api/analytics.csv');
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="analytics-days-2026-11-23-to-2026-11-24.csv"',
    );
    expect(file.payload.split('\r\n')).toEqual([
      '"Day (Eastern Time)","Profile views","Search appearances","Contacts","Conversion (%)","Median response time (minutes)"',
      '"2026-11-23",0,0,0,,',
      '"2026-11-24",4,12,1,25,30',
      '',
    ]);
  });

  it('hold nothing that a spreadsheet runs, and no rare search', async () => {
    const premium = await professionalOn('premium');
    await storeCounts(premium.id, '2026-11-24', { search: 9 }, 'city=%3DHYPERLINK%28%22http%3A%2F%2Fx%22%29');
    await storeCounts(premium.id, '2026-11-24', { search: 4 }, 'q=divorce');
    const file = await get(premium, 'report=searches', '/api/analytics.csv');
    expect(file.payload.split('\r\n')).toEqual([
      ...['"Search","Appearances"', `"'=HYPERLINK(""http://x"")",9`, '"Searches too rare to show",4', ''],
    ]);
  });
});

it('forgets searches after 13 months and counts after two years', async () => {
  const { id } = await professionalOn('premium');
  for (const day of ['2024-09-01', '2025-10-24', '2025-10-26'])
    await storeCounts(id, day, { view: 1, search: 1 }, 'services=tax');
  await Promise.all([forgetOldVisits(clock.now()), forgetOldVisits(clock.now())]);
  const rows: { day: string; counter: string }[] = await test
    .database('professional_counts')
    .orderBy(['day', 'counter']);
  expect(rows.map(({ day, counter }) => `${day} ${counter}`)).toEqual([
    ...['2025-10-24 view', '2025-10-26 search', '2025-10-26 view'],
  ]);
});
