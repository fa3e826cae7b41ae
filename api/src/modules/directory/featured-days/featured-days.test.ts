import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeaturedDays, Professional } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { inTransaction } from '../../../platform/database/transaction';
import { createUser } from '../../../platform/testing/factories';
import { createClock } from '../../../platform/testing/moved-clock';
import { signIn } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { announcePlan } from '../../money/billing/subscriptions/plan-of';
import { Subscription } from '../../money/billing/subscriptions/subscription.model';
import { createProfessional } from '../professionals/professional-factory';
import { FeaturedDay } from './featured-day.model';
import { turnFeaturedDay } from './featured-days.service';

const clock = createClock('2026-11-24T15:00:00.000Z');
let test: TestServer;
let rachel: User;
beforeAll(async () => {
  test = await createTestServer({}, clock);
});
beforeEach(async () => {
  clock.moveTo('2026-11-24T15:00:00.000Z');
  await test.empty();
  rachel = await createProfessional({}, { plan: 'professional' });
});
afterAll(() => test.stop());

const call = async (as: User, method: 'GET' | 'PUT', payload?: object) =>
  test.server.inject({
    method,
    url: '/api/featured-days',
    headers: await signIn(test, as),
    ...(payload && { payload }),
  });
const choose = async (days: string[], as = rachel) => {
  const { statusCode, headers } = await call(as, 'PUT', { days });
  return headers['x-error-code'] ?? statusCode;
};
const daysOf = async (as = rachel) => ((await call(as, 'GET')).result as FeaturedDays).days;
const get = async (url: string): Promise<unknown> => (await test.server.inject({ url })).result;
/** Tells whether the profile, the search and the home page's list all show it; they never differ. */
async function isShownFeatured({ id }: User = rachel): Promise<boolean> {
  const isFeatured = ((await get(`/api/accountants/${id}`)) as Professional).profile?.featured === true;
  const found = (await get('/api/accountants/search?featured=only')) as { items: Professional[] };
  const listed = (await get('/api/accountants/featured')) as Professional[];
  const isListed = [found.items, listed].map((people) => people.some((person) => person.id === id));
  expect(isListed).toEqual([isFeatured, isFeatured]);
  return isFeatured;
}
const november = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'];

describe('featured days', () => {
  it('are five a month, of this month and the next, and kept in order', async () => {
    expect(await choose([...november].reverse())).toBe(200);
    expect(await choose([...november, '2026-12-01', '2026-12-31'])).toBe(200);
    expect(await daysOf()).toEqual([...november, '2026-12-01', '2026-12-31']);
    expect(await choose([...november, '2026-11-28'])).toBe('too_many_featured_days');
    expect(await choose(['2026-11-23'])).toBe('featured_day_not_offered');
    expect(await choose(['2027-01-01'])).toBe('featured_day_not_offered');
    expect(await choose(['2026-11-31'])).toBe('featured_day_not_offered');
    expect(await choose(['2026-11-25', '2026-11-25'])).toBe('invalid_request');
    expect(await daysOf()).toHaveLength(7);
  });

  it('that have passed stay and count', async () => {
    await choose(['2026-11-24', '2026-11-25', '2026-11-26']);
    clock.moveTo('2026-11-27T15:00:00.000Z');
    expect(await choose(['2026-11-27', '2026-11-28', '2026-11-29'])).toBe('too_many_featured_days');
    expect(await choose(['2026-11-28', '2026-11-29'])).toBe(200);
    expect(await daysOf()).toEqual(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-28', '2026-11-29']);
  });

  it('feature a professional everywhere as soon as today is chosen, and not once it is given up', async () => {
    expect(await isShownFeatured()).toBe(false);
    await choose(['2026-11-24']);
    expect(await isShownFeatured()).toBe(true);
    await choose([]);
    expect(await isShownFeatured()).toBe(false);
  });

  it('begin and end at midnight Eastern Time, each once however many processes turn the day', async () => {
    await choose(['2026-11-25']);
    clock.moveTo('2026-11-25T04:59:59.999Z');
    expect(await turnFeaturedDay(clock.now())).toBe(0);
    clock.moveTo('2026-11-25T05:00:00.000Z');
    const changes = async () => Number((await test.database('search_changes').count({ all: '*' }))[0]?.['all']);
    const before = await changes();
    await Promise.all([turnFeaturedDay(clock.now()), turnFeaturedDay(clock.now())]);
    expect((await changes()) - before).toBe(1);
    expect(await isShownFeatured()).toBe(true);
    expect(await turnFeaturedDay(clock.now())).toBe(0);
    clock.moveTo('2026-11-26T05:00:00.000Z');
    expect(await turnFeaturedDay(clock.now())).toBe(1);
    expect(await isShownFeatured()).toBe(false);
  });

  it('chosen twice at the same moment never exceed five of a month', async () => {
    const others = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
    await signIn(test, rachel);
    expect(await Promise.all([choose(november), choose(others), choose(november)])).toEqual([200, 200, 200]);
    expect([november, others]).toContainEqual(await daysOf());
  });
});

describe('plans', () => {
  const changeTo = async (plan: 'premium' | null) => {
    const changes = plan ? { plan } : { liveKey: null, status: 'ended' as const };
    await Subscription.query().where({ userId: rachel.id }).patch(changes);
    await inTransaction((transaction) => announcePlan(rachel.id, transaction, clock.now()));
  };

  it('feature always on Premium, never on Starter, and take chosen days up again', async () => {
    await choose(['2026-11-24']);
    await changeTo(null);
    expect(await isShownFeatured()).toBe(false);
    expect(await choose(['2026-11-24'])).toBe('featured_days_not_in_plan');
    await turnFeaturedDay(clock.now());
    expect(await isShownFeatured()).toBe(false);
    await Subscription.query().where({ userId: rachel.id }).patch({ liveKey: rachel.id, status: 'active' });
    await inTransaction((transaction) => announcePlan(rachel.id, transaction, clock.now()));
    expect(await isShownFeatured()).toBe(true);
    clock.moveTo('2026-11-25T15:00:00.000Z');
    await changeTo('premium');
    expect(await isShownFeatured()).toBe(true);
    expect((await call(rachel, 'GET')).result).toMatchObject({ plan: 'premium', today: '2026-11-25' });
    expect(await choose(['2026-11-25'])).toBe('featured_days_not_in_plan');
    await turnFeaturedDay(clock.now());
    expect(await isShownFeatured()).toBe(true);
  });

  it('are of professionals', async () => {
    expect(await choose([], await createUser())).toBe('accountants_only');
    expect(await FeaturedDay.query().resultSize()).toBe(0);
  });
});
