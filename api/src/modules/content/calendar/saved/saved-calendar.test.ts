import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../../../../db/demo/seed-demo';
import type { CalendarAnswers, CalendarFeed } from '../../../../contract/named-types';
import { User } from '../../../../platform/auth/user.model';
import { createUser } from '../../../../platform/testing/factories';
import { createClock } from '../../../../platform/testing/moved-clock';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { GuideDate } from '../guide-date.model';
import { SavedCalendar } from './saved-calendar.model';

let test: TestServer;
const clock = createClock('2026-12-01T18:00:00.000Z');
beforeAll(async () => {
  test = await createTestServer({}, clock);
  await seedDemo(test.database);
});
afterAll(() => test.stop());

const path = '/api/compliance/calendar';
const answers: CalendarAnswers = {
  ...{ entity: 's-corporation', states: ['TX'], employees: 1, industry: '', online: false, foreign: [] },
};

/** A person with their requests. */
async function person() {
  const user = await createUser();
  const headers = await signIn(test, user);
  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    test.server.inject({ method, url: `${path}${url}`, headers, ...(payload && { payload }) });
  const saved = async () => (await send('GET', '/saved')).result;
  const mark = (key: string, as: string) => send('PUT', `/marks/${key}`, { mark: as });
  const feed = async () => (await send('POST', '/feed')).result as CalendarFeed;
  return { user, send, saved, mark, feed };
}
const dateId = async (bundledKey: string) => (await GuideDate.query().findOne({ bundledKey }).throwIfNotFound()).id;
const readFeed = async ({ url }: CalendarFeed) => {
  const { statusCode, payload } = await test.server.inject({ url: new URL(url).pathname });
  return { statusCode, summaries: payload.replaceAll('\r\n ', '').match(/(?<=SUMMARY:).+(?=\r)/g) ?? [] };
};

it('saves the answers of an account, of two tabs the last, and none of another account', async () => {
  const [one, other] = [await person(), await person()];
  expect(await one.saved()).toEqual({ answers: null, marks: [], feedCreatedAt: null });
  const tabs = ['CA', 'NY'].map((state) => one.send('PUT', '/saved', { answers: { ...answers, states: [state] } }));
  for (const { statusCode } of await Promise.all(tabs)) expect(statusCode).toBe(200);
  await one.send('PUT', '/saved', { answers });
  expect(await one.saved()).toMatchObject({ answers });
  expect(await other.saved()).toMatchObject({ answers: null });
  expect((await one.send('PUT', '/saved', { answers: { ...answers, entity: '' } })).statusCode).toBe(400);
  expect((await test.server.inject({ url: `${path}/saved`, headers: visitor })).statusCode).toBe(401);
});

it('marks a date as done or snoozed, a duty as not mine, and takes each back', async () => {
  const { saved, mark } = await person();
  const [w2, texas] = [await dateId('form-w-2'), await dateId('texas-sales-tax')];
  const done = { dateId: w2, setOn: '2027-01-31', mark: 'done', until: null };
  const snoozed = { dateId: texas, setOn: '2026-12-20', mark: 'snoozed', until: '2026-12-08' };
  expect((await mark(`${w2}-2027-01-31`, 'done')).statusCode).toBe(204);
  await mark(`${texas}-2026-12-20`, 'snoozed');
  expect(await saved()).toMatchObject({ marks: [done, snoozed] });
  await mark(`${texas}-2026-12-20`, 'not-mine');
  expect(await saved()).toMatchObject({ marks: [done, { dateId: texas, setOn: 'all', mark: 'not-mine' }] });
  // Undone from another date of the duty.
  await mark(`${texas}-2027-01-20`, 'none');
  await mark(`${w2}-2027-01-31`, 'none');
  expect(await saved()).toMatchObject({ marks: [] });
  const twice = await Promise.all([mark(`${w2}-2027-01-31`, 'done'), mark(`${w2}-2027-01-31`, 'done')]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  for (const key of [`${w2}-2027-01-30`, '999999-2027-01-31']) expect((await mark(key, 'done')).statusCode).toBe(404);
});

it('gives a feed by a secret URL without what is done or not mine, until it is replaced or revoked', async () => {
  const { send, mark, feed, saved, user } = await person();
  expect((await send('POST', '/feed')).statusCode).toBe(409);
  await send('PUT', '/saved', { answers });
  await mark(`${await dateId('form-w-2')}-2027-01-31`, 'done');
  await mark(`${await dateId('texas-sales-tax')}-2026-12-20`, 'not-mine');
  await mark(`${await dateId('form-940')}-2027-01-31`, 'snoozed');
  const first = await feed();
  expect(first.url).toMatch(/\/api\/compliance\/calendar\/feed\/[\w-]{43}$/);
  const { feedHash } = await SavedCalendar.query().findById(user.id).throwIfNotFound();
  expect(first.url).not.toContain(feedHash);
  const { summaries } = await readFeed(first);
  expect(summaries.filter((text) => /941/.test(text))).toHaveLength(4);
  expect(summaries.filter((text) => /940/.test(text))).toHaveLength(1);
  expect(summaries.filter((text) => /Texas|W-2/.test(text))).toEqual([]);

  const second = await feed();
  expect((await readFeed(first)).statusCode).toBe(404);
  expect((await readFeed(second)).statusCode).toBe(200);
  await User.query().findById(user.id).patch({ suspendedAt: new Date() });
  expect((await readFeed(second)).statusCode).toBe(404);
  await User.query().findById(user.id).patch({ suspendedAt: null });
  await send('DELETE', '/feed');
  expect((await readFeed(second)).statusCode).toBe(404);
  expect(await saved()).toMatchObject({ feedCreatedAt: null, answers });
});

it('deletes everything that was saved', async () => {
  const { send, mark, feed, saved } = await person();
  await send('PUT', '/saved', { answers });
  await mark(`${await dateId('form-w-2')}-2027-01-31`, 'done');
  const url = await feed();
  expect((await send('DELETE', '/saved')).statusCode).toBe(204);
  expect(await saved()).toEqual({ answers: null, marks: [], feedCreatedAt: null });
  expect((await readFeed(url)).statusCode).toBe(404);
});
