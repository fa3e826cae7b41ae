import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusyCalendar as Presented, BusyCalendarList, MeetingTimes } from '../../../../contract/named-types';
import { startCalendarServer, type CalendarServer } from '../../../../platform/testing/calendar-server';
import { createClock } from '../../../../platform/testing/moved-clock';
import { testServer } from '../../../../platform/testing/test-server';
import { createProfessional } from '../../../directory/professionals/professional-factory';
import { Notification } from '../../../identity/notifications/notification.model';
import { bookingPeople, first, type Person } from '../testing/booking-people';
import { BusyCalendar } from './busy-calendar.model';
import { BusyTime } from './busy-time.model';
import { readDueCalendars } from './read-calendars';

const clock = createClock('2027-01-04T12:00:00.000Z');
const test = testServer({}, clock);
const { premium, clientOf, signedIn, call, book, booked, act } = bookingPeople(() => test);
const path = '/api/booking/calendars';
const minutesAfter = (minutes: number) => new Date(Date.parse(first) + minutes * 60_000).toISOString();

let server: CalendarServer;
let professional: Person;
let client: Person;
beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock.moveTo('2027-01-04T12:00:00.000Z');
  server.serve([]);
  [professional, client] = [await premium(), await clientOf()];
});

const url = () => `${server.origin}/secret-42/basic.ics`;
const add = (who = professional, link = url(), name = 'Work') => call(who, 'POST', path, { name, url: link });
const added = async () => (await add()).body as Presented;
const times = async () =>
  ((await call(client, 'GET', `/api/accountants/${professional.user.id}/meeting-times`)).body as MeetingTimes).times;
const later = (minutes: number) => clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
const job = () => readDueCalendars({ clock, settings: test.settings });

describe('a private calendar', () => {
  it('takes its busy times from the free times, and shows of its URL the host alone', async () => {
    expect(await times()).toContain(first);
    server.serve([[first, minutesAfter(30)]]);
    const answer = await add();
    expect(answer.body).toMatchObject({ name: 'Work', host: '127.0.0.1', busyCount: 1, problem: null });
    expect(answer.text + (await call(professional, 'GET', path)).text).not.toContain('secret-42');
    expect((await BusyCalendar.query()).map(({ sealedUrl }) => sealedUrl).join()).not.toContain('secret-42');
    expect(await times()).not.toContain(first);
    expect(await times()).toContain(minutesAfter(30));
    expect(await book(client, professional)).toMatchObject({ status: 409, code: 'time_taken' });
  });

  it('is read again before a booking when it is older than 15 minutes', async () => {
    await added();
    server.serve([[first, minutesAfter(60)]]);
    later(5);
    await booked(client, professional, minutesAfter(30));
    later(11);
    expect(await book(client, professional)).toMatchObject({ status: 409, code: 'time_taken' });
  });

  it('keeps no one waiting whose time it had free when it was last read', async () => {
    await added();
    server.answer = () => undefined;
    later(16);
    const began = Date.now();
    expect(await book(client, professional, minutesAfter(-60 * 24 * 365))).toMatchObject({ code: 'time_taken' });
    expect(Date.now() - began).toBeLessThan(2_000);
    await booked(client, professional);
    expect(Date.now() - began).toBeLessThan(6_000);
  });

  it('is in the way of a meeting that moves, and not by the meeting itself', async () => {
    const meeting = await booked(client, professional);
    server.serve([[minutesAfter(60), minutesAfter(90)]]);
    await added();
    const move = (minutes: number) => act(client, meeting, 'proposal', { startsAt: minutesAfter(minutes) });
    expect(await move(60)).toMatchObject({ status: 409, code: 'time_taken' });
    expect((await move(30)).status).toBe(200);
  });

  it('is busy for the time around a meeting, but has no free time of its own', async () => {
    const careful = await premium({ bufferBefore: 0, bufferAfter: 30, mostPerDay: 1 });
    server.serve([[minutesAfter(60), minutesAfter(90)]]);
    await add(careful);
    expect(await book(client, careful, minutesAfter(30))).toMatchObject({ code: 'time_taken' });
    expect((await book(client, careful, minutesAfter(90))).status).toBe(200);
  });

  it('is read by the job, less and less often while it fails, and its owner is notified once', async () => {
    server.serve([[first, minutesAfter(30)]]);
    const { id } = await added();
    server.answer = (_request, response) => void response.writeHead(500).end();
    for (let hours = 0; hours < 30; hours += 1) {
      later(60);
      await job();
    }
    const stored = await BusyCalendar.query().findById(id).throwIfNotFound();
    expect(stored.failures).toBeLessThan(12);
    const news = await Notification.query().where({ userId: professional.user.id });
    expect(news).toMatchObject([{ title: 'We can’t read your calendar “Work”', href: '/profile?tab=meetings' }]);
    // What it said last is still in the way.
    expect(await BusyTime.query()).toHaveLength(1);
    const shown = (await call(professional, 'GET', path)).body as BusyCalendarList;
    expect(shown.items).toMatchObject([{ problem: 'The server of this calendar answered with an error.' }]);
    server.serve([]);
    const checked = await call(professional, 'POST', `${path}/${id}/check`);
    expect(checked.body).toMatchObject({ busyCount: 0, problem: null, readAt: clock.now().toISOString() });
  });

  it.each([
    ['nothing that is a calendar', '<html>', /other than a calendar/],
    ['a rule without an end or an occurrence', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', /takes too long/],
  ])('is not added with %s', { timeout: 30_000 }, async (_what, text, sentence) => {
    const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20270101T100000Z', text, 'END:VEVENT'];
    const body = text.startsWith('<') ? text : [...lines, 'END:VCALENDAR'].join('\r\n');
    server.answer = (_request, response) => void response.end(body);
    const refused = await add();
    expect(refused).toMatchObject({ status: 400, code: 'busy_calendar_unreadable' });
    expect(refused.headers['x-error-field']).toBe('url');
    expect(refused.text).toMatch(sentence);
    expect(await BusyCalendar.query()).toEqual([]);
  });

  it.each([
    ['https://10.0.0.7/a.ics', /over the internet/],
    ['webcal://localhost/a.ics', /over the internet/],
    ['https://example.com:99999/a.ics', /valid link/],
    ['http://example.com/a.ics', /beginning with https/],
    ['a calendar', /beginning with https/],
  ])('is not added from %s', async (link, sentence) => {
    const refused = await add(professional, link);
    expect([refused.status, refused.code]).toEqual([400, 'busy_calendar_unreadable']);
    expect(refused.text).toMatch(sentence);
  });

  it('is there for its owner alone', async () => {
    const { id } = await added();
    const other = await premium();
    for (const [method, what] of [
      ['POST', `${path}/${id}/check`],
      ['DELETE', `${path}/${id}`],
    ] as const)
      expect(await call(other, method, what)).toMatchObject({ status: 404, code: 'busy_calendar_not_found' });
    expect((await call(other, 'GET', path)).body).toEqual({ items: [] });
    expect(await call(client, 'GET', path)).toMatchObject({ status: 403, code: 'accountants_only' });
  });

  it('is one of five at most, on a plan with booking', async () => {
    for (let count = 0; count < 5; count += 1) expect((await add()).status).toBe(200);
    expect(await add()).toMatchObject({ status: 409, code: 'too_many_busy_calendars' });
    const starter = await signedIn(await createProfessional());
    expect(await add(starter)).toMatchObject({ status: 403, code: 'booking_not_in_plan' });
  });

  it('frees its times when it is removed', async () => {
    server.serve([[first, minutesAfter(30)]]);
    const { id } = await added();
    expect((await call(professional, 'DELETE', `${path}/${id}`)).status).toBe(204);
    expect(await times()).toContain(first);
    expect(await BusyTime.query()).toEqual([]);
  });
});
