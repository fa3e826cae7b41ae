import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engagement as Presented } from '../../../contract/named-types';
import { createClock } from '../../../platform/testing/moved-clock';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { createBookingSettings } from '../booking/booking-factory';
import { Notification } from '../../identity/notifications/notification.model';
import { runEngagementJob } from './engagement-job';
import { EngagementFile } from './engagement-file.model';
import { acceptanceOf, engagementPeople, proposal, type Person } from './testing/engagement-people';

const start = '2027-03-01T15:00:00.000Z';
const clock = createClock(start);
let test: TestServer;
beforeAll(async () => {
  test = await createTestServer({}, clock);
});
beforeEach(async () => {
  clock.moveTo(start);
  await test.empty();
});
afterAll(() => test.stop());

const { call, did, pair, begin, step, upload } = engagementPeople(() => test);
const run = () => runEngagementJob({ clock, settings: test.settings });
/** News of the job; what one of the two did begins with their name. */
const newsOf = async ({ user }: Person) =>
  (await Notification.query().where({ userId: user.id, kind: 'work' }).orderBy('id'))
    .map(({ title }) => title)
    .filter((title) => !/^(?:Maria|Rosa) /.test(title));
const draft = { ...proposal(), startsOn: '2027-03-10', validUntil: '2027-03-05' };

describe('reminders of a document', () => {
  it('come three days before, the day before and once when it is overdue, to who owes it', async () => {
    const people = await pair();
    const { client, professional } = people;
    const { id } = await begin(people);
    const items = [{ title: 'Bank statements', note: '', dueOn: '2027-03-08' }];
    await did(professional, 'POST', `/api/engagements/${id}/items`, { items });
    for (const day of ['01', '04', '05', '05', '06', '07', '07', '08', '09', '10'])
      for (const hour of ['14', '20']) {
        clock.moveTo(`2027-03-${day}T${hour}:00:00.000Z`);
        await run();
      }
    expect(await newsOf(client)).toEqual([
      'Bank statements is due in 3 days',
      'Bank statements is due tomorrow',
      'Bank statements is overdue',
    ]);
    expect(await newsOf(professional)).toEqual([]);
  });

  it('are not sent of what was received, nor of work that is over', async () => {
    const people = await pair();
    const { client, professional } = people;
    const work = await begin(people);
    const items = ['One', 'Two'].map((title) => ({ title, note: '', dueOn: '2027-03-04' }));
    const { items: open } = await did(professional, 'POST', `/api/engagements/${work.id}/items`, { items });
    await upload(client, open[0]?.id ?? 0, { name: 'a.txt', bytes: Buffer.from('a') });
    await run();
    expect(await newsOf(client)).toEqual(['Two is due in 3 days']);
    await step(client, work, 'end', { reason: '' });
    clock.moveTo('2027-03-06T15:00:00.000Z');
    await run();
    expect(await newsOf(client)).toHaveLength(1);
  });
});

describe('a proposal', () => {
  it('ends with its day on the professional’s clock, and both are notified once', async () => {
    const people = await pair();
    const { client, professional } = people;
    await createBookingSettings(professional.user.id, { timeZone: 'America/Los_Angeles' });
    const work = await step(professional, await begin(people), 'proposals', draft);
    const read = () => did(client, 'GET', `/api/engagements/${work.id}`);
    // Eleven at night there; at midnight it is over, whether the job has run or not.
    clock.moveTo('2027-03-06T07:00:00.000Z');
    await run();
    expect((await read()).mayDo).toContain('accept');
    clock.moveTo('2027-03-06T08:00:00.000Z');
    expect((await read()).mayDo).not.toContain('accept');
    const url = `/api/engagements/${work.id}/proposals/1/accept`;
    const late = await call(client, 'POST', url, { version: work.version, ...acceptanceOf(client.user) });
    expect(late.code).toBe('engagement_changed');
    await run();
    await run();
    expect(await read()).toMatchObject({ status: 'brief', proposals: [{ status: 'expired' }] });
    expect([await newsOf(client), await newsOf(professional)]).toEqual([
      ['A proposal expired'],
      ['Your proposal expired'],
    ]);
  });

  it('is valid for a day that is to come, at most half a year away', async () => {
    const people = await pair();
    const { id, version } = await begin(people);
    for (const validUntil of ['2027-02-28', '2027-12-01', '2027-02-30'])
      expect(
        (await call(people.professional, 'POST', `/api/engagements/${id}/proposals`, { ...draft, version, validUntil }))
          .status,
      ).toBe(400);
  });
});

describe('files of work that is over', () => {
  const done = async () => {
    const people = await pair();
    const { client, professional } = people;
    const items = [{ title: 'Bank statements', note: '', dueOn: null }];
    const { id } = await begin(people);
    const asked = await did(professional, 'POST', `/api/engagements/${id}/items`, { items });
    await upload(client, asked.items[0]?.id ?? 0, { name: 'a.txt', bytes: Buffer.from('a') });
    let work: Presented = await step(professional, asked, 'proposals', draft);
    work = await step(client, work, 'proposals/1/accept', acceptanceOf(client.user));
    work = await step(professional, await step(professional, work, 'start'), 'done');
    return { client, professional, work };
  };

  it('are removed after 90 days, of which both are notified a week before', async () => {
    const { client, professional, work } = await done();
    expect(work.filesRemovedOn).toBe('2027-05-30');
    for (const [day, count] of [
      ['2027-05-22', 0],
      ['2027-05-24', 1],
      ['2027-05-25', 1],
    ] as const) {
      clock.moveTo(`${day}T15:00:00.000Z`);
      await run();
      for (const who of [client, professional]) expect(await newsOf(who)).toHaveLength(count);
    }
    expect(await EngagementFile.query()).toHaveLength(1);
    clock.moveTo('2027-05-30T15:00:00.000Z');
    await run();
    expect(await EngagementFile.query()).toEqual([]);
    expect((await did(client, 'GET', `/api/engagements/${work.id}`)).filesRemovedOn).toBeNull();
  });

  it('stay when the client reopens it in time, and it cannot be reopened later', async () => {
    const { client, work } = await done();
    const second = await done();
    clock.moveTo('2027-03-14T15:00:00.000Z');
    const reopened = await step(client, work, 'reopen');
    expect(reopened).toMatchObject({ status: 'in-progress', doneAt: null, filesRemovedOn: null });
    clock.moveTo('2027-03-30T15:00:00.000Z');
    expect((await did(second.client, 'GET', `/api/engagements/${second.work.id}`)).mayDo).toEqual([]);
    const url = `/api/engagements/${second.work.id}/reopen`;
    expect((await call(second.client, 'POST', url, { version: second.work.version })).code).toBe('engagement_changed');
  });
});
