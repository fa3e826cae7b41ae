import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Meeting as Presented, MeetingTimes } from '../../../contract/named-types';
import { testPassword } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { createClock } from '../../../platform/testing/moved-clock';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { Subscription } from '../../money/billing/subscriptions/subscription.model';
import { createBookingSettings } from './booking-factory';
import { bookingPeople, draft, first, type Person } from './testing/booking-people';
import { runMeetingJob } from './meeting-job';
import { Meeting } from './meeting.model';

const start = '2027-01-11T15:00:00.000Z';
const second = '2027-01-12T18:00:00.000Z';
const clock = createClock(start);
let test: TestServer;
beforeAll(async () => {
  test = await createTestServer({}, clock);
});
beforeEach(() => clock.moveTo(start));
afterAll(() => test.stop());

const deps = () => ({ clock, settings: test.settings });
const { signedIn, clientOf, premium, call, book, booked, act, meetingsOf, both, agreed } = bookingPeople(() => test);
const timesOf = async (who: Person | null, professional: Person, from = '') => {
  const { body } = await call(who, 'GET', `/api/accountants/${professional.user.id}/meeting-times?from=${from}`);
  return body as MeetingTimes;
};
/** The calendar files mailed to a person, read by another library than the one that writes them. */
const filesTo = async ({ user }: Person) =>
  (await mailsTo(user.email)).flatMap(({ content }) => {
    if (!content?.calendar) return [];
    const calendar = new ICAL.Component(ICAL.parse(content.calendar.file) as never);
    const event = calendar.getFirstSubcomponent('vevent');
    if (!event) throw new Error('no event');
    const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
    return [
      {
        method: content.calendar.method,
        fileMethod: String(calendar.getFirstPropertyValue('method')),
        ...{ uid: value('uid'), sequence: value('sequence'), status: value('status'), summary: value('summary') },
        ...{ start: value('dtstart'), end: value('dtend'), location: value('location') },
        ...{ organizer: value('organizer'), attendee: value('attendee').toLowerCase() },
      },
    ];
  });

describe('what a professional sets', () => {
  it('starts from weekdays, and is what was saved', async () => {
    const person = await signedIn(await createProfessional({}, { plan: 'premium' }));
    const before = await call(person, 'GET', '/api/booking/settings');
    expect(before.body).toMatchObject({ isInPlan: true, offered: false, timeZone: 'America/New_York' });
    const chosen = { ...draft(before.body), offered: true, location: 'https://video.example/a', mostPerDay: 3 };
    expect((await call(person, 'PUT', '/api/booking/settings', chosen)).body).toEqual({ ...chosen, isInPlan: true });
    expect((await call(person, 'GET', '/api/booking/settings')).body).toEqual({ ...chosen, isInPlan: true });
  });

  it('needs the Premium plan to be offered', async () => {
    const person = await signedIn(await createProfessional({}, { plan: 'professional' }));
    const settings = draft((await call(person, 'GET', '/api/booking/settings')).body);
    const offered = { ...settings, offered: true, location: 'https://video.example/a' };
    expect((await call(person, 'PUT', '/api/booking/settings', offered)).code).toBe('booking_not_in_plan');
    expect((await call(person, 'PUT', '/api/booking/settings', settings)).status).toBe(200);
    expect((await call(await clientOf(), 'GET', '/api/booking/settings')).code).toBe('accountants_only');
  });

  it('is refused with a sentence', async () => {
    const person = await premium();
    const settings = draft((await call(person, 'GET', '/api/booking/settings')).body);
    const refusal = async (changes: object) =>
      (await call(person, 'PUT', '/api/booking/settings', { ...settings, ...changes })).text;
    expect(await refusal({ timeZone: 'Mars/Olympus' })).toBe('Please choose a time zone');
    expect(await refusal({ location: 'javascript:alert(1)' })).toMatch('beginning with https://');
    expect(await refusal({ location: '' })).toBe('Please say where you meet');
    expect(await refusal({ meetingMinutes: 31 })).toBe('Please choose how long a meeting lasts');
    const hours = [
      { day: 1, from: 540, to: 720 },
      { day: 1, from: 700, to: 800 },
    ];
    expect(await refusal({ hours })).toMatch('overlap');
    expect(await refusal({ hours: [{ day: 1, from: 600, to: 600 }] })).toMatch('end after its start');
  });
});

it.each([
  ['Etc/Unknown', 'UTC'],
  ['+05:30', 'UTC'],
  ['-05:00', 'GMT-5'],
  ['Etc/GMT+5', 'GMT-5'],
  ['Asia/Calcutta', 'GMT+5:30'],
  ['US/Pacific', 'PST'],
])('a client whose browser reports the time zone %j books, and reads the zone in the mail: %s', async (zone, name) => {
  const [professional, client] = [await premium(), await clientOf()];
  const body = { startsAt: first, timeZone: zone, note: '' };
  const asked = await call(client, 'POST', `/api/accountants/${professional.user.id}/meetings`, body);
  expect(asked.status).toBe(200);
  await act(professional, asked.body as Presented, 'confirm', { startsAt: first });
  const news = await test.database('notifications').where({ userId: client.user.id }).orderBy('id', 'desc').first();
  expect((news as { body: string }).body).toMatch(new RegExp(`[AP]M ${name.replace('+', '[+]')}[^A-Z]`));
});

describe('free times', () => {
  it('are shown to visitors, two weeks at a time', async () => {
    const professional = await premium();
    const page = await timesOf(null, professional);
    expect(page).toMatchObject({ offered: true, meetingMinutes: 30, timeZone: 'America/New_York' });
    expect([page.times[0], page.times.length, page.next]).toEqual([first, 14 * 48, '2027-01-26T15:00:00.000Z']);
    const last = await timesOf(null, professional, page.next ?? '');
    expect([last.times[0], last.times.at(-1), last.next]).toEqual([
      page.next,
      '2027-02-09T14:30:00.000Z',
      '2027-02-09T15:00:00.000Z',
    ]);
    expect((await timesOf(null, professional, last.next ?? '')).next).toBeNull();
  });

  it('are not offered without the plan, to who is blocked or declined, or by who is not listed', async () => {
    const { professional, client } = await both();
    const offered = async () => (await timesOf(client, professional)).offered;
    expect(await offered()).toBe(true);
    await call(professional, 'PUT', `/api/blocks/${client.user.id}`);
    expect([await offered(), (await book(client, professional)).code]).toEqual([false, 'booking_not_offered']);
    await call(professional, 'DELETE', `/api/blocks/${client.user.id}`);
    await call(client, 'PUT', `/api/blocks/${professional.user.id}`);
    expect([await offered(), (await book(client, professional)).code]).toEqual([false, 'booking_not_offered']);
    await call(client, 'DELETE', `/api/blocks/${professional.user.id}`);
    await call(client, 'POST', '/api/messages', { receiverId: professional.user.id, content: 'Hello' });
    await call(professional, 'POST', `/api/conversations/${client.user.id}/decline`, { reason: 'No time.' });
    expect([await offered(), (await book(client, professional)).code]).toEqual([false, 'booking_not_offered']);
    const other = await clientOf();
    expect((await timesOf(other, professional)).offered).toBe(true);
    await Subscription.query().where({ userId: professional.user.id }).patch({ plan: 'professional' });
    expect((await timesOf(other, professional)).offered).toBe(false);
    expect((await book(other, professional)).code).toBe('booking_not_offered');
    const hidden = await signedIn(await createProfessional({}, { plan: 'premium', listed: false }));
    await createBookingSettings(hidden.user.id);
    expect((await book(other, hidden)).code).toBe('booking_not_offered');
  });
});

describe('a request', () => {
  it('is seen by both sides, and by no one else', async () => {
    const { professional, client } = await both();
    const meeting = await booked(client, professional);
    expect(meeting).toMatchObject({ side: 'client', status: 'requested', startsAt: first, location: null });
    expect(await meetingsOf(professional)).toMatchObject([
      {
        id: meeting.id,
        side: 'professional',
        note: 'About my taxes',
        can: { confirm: true, decline: true, cancel: false },
      },
    ]);
    expect(await meetingsOf(client, `?with=${professional.user.id}`)).toHaveLength(1);
    expect(await meetingsOf(professional, `?with=${client.user.id}`)).toHaveLength(1);
    const third = await clientOf();
    expect(await meetingsOf(client, `?with=${third.user.id}`)).toEqual([]);
    expect(await meetingsOf(third)).toEqual([]);
    const answers = await Promise.all([
      ...['confirm', 'proposal', 'proposal/accept'].map((what) => act(third, meeting, what, { startsAt: first })),
      ...['decline', 'cancel'].map((what) => act(third, meeting, what, { reason: '' })),
      call(third, 'DELETE', `/api/meetings/${meeting.id}/proposal`),
      call(third, 'GET', `/api/meetings/${meeting.id}/times`),
      call(third, 'GET', `/api/meetings/${meeting.id}/calendar`),
    ]);
    expect(answers.map(({ code, status }) => [status, code])).toEqual(answers.map(() => [404, 'meeting_not_found']));
  });

  it('is for a time that is offered, by a client, for another person', async () => {
    const { professional, client } = await both();
    const codes = async (startsAt: string) => (await book(client, professional, startsAt)).code;
    expect(await codes('2027-01-12T14:30:00.000Z')).toBe('time_taken');
    expect(await codes('2027-01-12T15:10:00.000Z')).toBe('time_taken');
    expect(await codes('2027-03-12T15:00:00.000Z')).toBe('time_taken');
    expect((await book(professional, professional)).code).toBe('own_profile');
    expect((await book(await premium(), professional)).code).toBe('clients_only');
    await booked(client, professional);
    expect((await book(await clientOf(), professional)).code).toBe('time_taken');
    expect((await timesOf(null, professional)).times).not.toContain(first);
  });

  it('can be made three times before one is answered', async () => {
    const { professional, client } = await both();
    for (const hour of [15, 16, 17]) await booked(client, professional, `2027-01-12T${hour}:00:00.000Z`);
    expect((await book(client, professional, second)).code).toBe('too_many_meeting_requests');
  });

  it('is one of fifty for the same time, and of fifty for times that overlap', async () => {
    const professional = await premium({ meetingMinutes: 60 });
    const clients = await Promise.all(Array.from({ length: 50 }, () => clientOf()));
    const same = await Promise.all(clients.map((client) => book(client, professional)));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(same.filter(({ code }) => code === 'time_taken')).toHaveLength(49);
    const half = (index: number) => (index % 2 === 0 ? '2027-01-13T15:00:00.000Z' : '2027-01-13T15:30:00.000Z');
    const near = await Promise.all(clients.map((client, index) => book(client, professional, half(index))));
    expect(near.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await Meeting.query().where({ professionalId: professional.user.id })).toHaveLength(2);
  });

  it('is declined with a reason, which frees its time', async () => {
    const { professional, client } = await both();
    const meeting = await booked(client, professional);
    expect((await act(client, meeting, 'confirm', { startsAt: first })).code).toBe('meeting_changed');
    expect((await act(professional, meeting, 'decline', { reason: 'I am away.' })).body).toMatchObject({
      status: 'declined',
    });
    expect((await timesOf(client, professional)).times).toContain(first);
    expect(await meetingsOf(client)).toEqual([]);
    const [news] = await test.database('notifications').where({ userId: client.user.id, kind: 'meeting' });
    expect(news).toMatchObject({ body: 'Tue, Jan 12, 9:00–9:30 AM CST. I am away.' });
    expect(await filesTo(client)).toEqual([]);
  });

  it('lapses when its time comes without an answer', async () => {
    const { professional, client } = await both();
    const meeting = await booked(client, professional);
    clock.moveTo(first);
    await runMeetingJob(deps());
    expect(await Meeting.query().findById(meeting.id)).toMatchObject({ status: 'expired', heldKey: null });
    expect((await act(professional, meeting, 'confirm', { startsAt: first })).code).toBe('meeting_changed');
  });
});

describe('a confirmed meeting', () => {
  it('is in both calendars, says where, and names no other address', async () => {
    const { professional, client, meeting } = await agreed();
    expect(await meetingsOf(client)).toMatchObject([{ status: 'confirmed', location: 'https://video.example/room' }]);
    const [[toClient], [toProfessional]] = [await filesTo(client), await filesTo(professional)];
    expect(toClient).toMatchObject({
      ...{ method: 'REQUEST', fileMethod: 'REQUEST', sequence: '0', status: 'CONFIRMED' },
      ...{ start: '2027-01-12T15:00:00Z', end: '2027-01-12T15:30:00Z', location: 'https://video.example/room' },
      summary: `Meeting with ${professional.user.firstName} ${professional.user.lastName}`,
      attendee: `mailto:${client.user.email}`,
    });
    expect(toProfessional).toMatchObject({ uid: toClient?.uid, attendee: `mailto:${professional.user.email}` });
    const mails = await mailsTo(client.user.email);
    expect(JSON.stringify(mails)).not.toContain(professional.user.email);
    const sentence = `You’re meeting ${professional.user.firstName} on Tue, Jan 12, 9:00–9:30 AM CST.`;
    expect(mails.flatMap(({ content }) => content?.paragraphs ?? [])).toContain(sentence);
    const file = await call(client, 'GET', `/api/meetings/${meeting.id}/calendar`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.text).toContain(`UID:${toClient?.uid}`.slice(0, 60));
    for (const line of file.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('moves when the other side accepts, and stands until then', async () => {
    const { professional, client, meeting } = await agreed();
    expect((await act(client, meeting, 'proposal', { startsAt: second })).body).toMatchObject({
      ...{ status: 'moving', startsAt: first, proposal: { startsAt: second, isOwn: true } },
      can: { accept: false, refuse: true },
    });
    const times = (await timesOf(null, professional)).times;
    expect([times.includes(first), times.includes(second)]).toEqual([false, false]);
    expect((await act(client, meeting, 'proposal/accept', { startsAt: second })).code).toBe('meeting_changed');
    expect((await act(professional, meeting, 'proposal/accept', { startsAt: first })).code).toBe('meeting_changed');
    expect((await act(professional, meeting, 'proposal/accept', { startsAt: second })).body).toMatchObject({
      ...{ status: 'confirmed', startsAt: second, endsAt: '2027-01-12T18:30:00.000Z', proposal: null },
    });
    expect((await timesOf(null, professional)).times).toContain(first);
    const [before, after] = await filesTo(client);
    expect(after).toMatchObject({ uid: before?.uid, sequence: '1', method: 'REQUEST', start: '2027-01-12T18:00:00Z' });
  });

  it('stays when another time is refused or taken back', async () => {
    const { professional, client, meeting } = await agreed();
    for (const refuser of [professional, client]) {
      await act(client, meeting, 'proposal', { startsAt: second });
      const { body } = await call(refuser, 'DELETE', `/api/meetings/${meeting.id}/proposal`);
      expect(body).toMatchObject({ status: 'confirmed', startsAt: first, proposal: null });
    }
    expect((await timesOf(client, professional)).times).toContain(second);
    expect(await filesTo(client)).toHaveLength(1);
  });

  it('is cancelled by either side, and taken out of both calendars', async () => {
    for (const by of ['professional', 'client'] as const) {
      const people = await agreed();
      const { body } = await act(people[by], people.meeting, 'cancel', { reason: 'I am ill.' });
      expect(body).toMatchObject({ status: 'cancelled' });
      for (const side of [people.professional, people.client]) {
        const [request, cancel] = await filesTo(side);
        expect(cancel).toMatchObject({ method: 'CANCEL', fileMethod: 'CANCEL', status: 'CANCELLED', sequence: '1' });
        expect(cancel?.uid).toBe(request?.uid);
      }
      expect((await timesOf(null, people.professional)).times).toContain(first);
      expect((await act(people[by], people.meeting, 'cancel', { reason: '' })).code).toBe('meeting_changed');
    }
  });

  it('stays valid when the plan ends: it can be moved and cancelled, and no new one is booked', async () => {
    const { professional, client, meeting } = await agreed();
    await Subscription.query().where({ userId: professional.user.id }).patch({ plan: 'starter', liveKey: null });
    expect((await book(await clientOf(), professional, second)).code).toBe('booking_not_offered');
    const { body } = await call(client, 'GET', `/api/meetings/${meeting.id}/times`);
    expect((body as MeetingTimes).times).toContain(second);
    expect((await act(client, meeting, 'proposal', { startsAt: second })).status).toBe(200);
    expect((await act(professional, meeting, 'proposal/accept', { startsAt: second })).status).toBe(200);
    expect((await act(client, meeting, 'cancel', { reason: '' })).status).toBe(200);
  });

  it('is moved by one of two who answer and cancel together', async () => {
    const { professional, client, meeting } = await agreed();
    await act(client, meeting, 'proposal', { startsAt: second });
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => act(professional, meeting, 'proposal/accept', { startsAt: second })),
      ...Array.from({ length: 10 }, () => book(client, professional, second)),
    ]);
    expect(answers.slice(0, 10).filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.slice(10).filter(({ status }) => status === 200)).toHaveLength(0);
  });

  it('needs no notice when the professional proposes another time', async () => {
    const { professional, client, meeting } = await agreed();
    const soon = '2027-01-11T16:00:00.000Z';
    expect((await act(client, meeting, 'proposal', { startsAt: soon })).code).toBe('time_taken');
    expect((await act(professional, meeting, 'proposal', { startsAt: soon })).status).toBe(200);
  });

  it('keeps to those who want mail, and to confirmed addresses', async () => {
    const professional = await premium();
    const client = await clientOf({ emailConfirmedAt: null });
    await test
      .database('notification_preferences')
      .insert({ userId: professional.user.id, kind: 'meeting', byMail: false });
    const meeting = await booked(client, professional);
    await act(professional, meeting, 'confirm', { startsAt: first });
    expect([await filesTo(client), await filesTo(professional)]).toEqual([[], []]);
    expect((await call(client, 'GET', `/api/meetings/${meeting.id}/calendar`)).status).toBe(200);
  });

  it('carries names of odd characters, in lines that calendars take', async () => {
    const lastName = `O'Ne"il; \\,:\u{1F4C8} ${'ü'.repeat(60)}`;
    const professional = await signedIn(await createProfessional({ firstName: 'Zoë', lastName }, { plan: 'premium' }));
    await createBookingSettings(professional.user.id, { location: 'https://video.example/a,b;c' });
    const client = await clientOf({ firstName: 'END:VCALENDAR', lastName: 'ATTENDEE:mailto:x@y.z' });
    const { body } = await book(client, professional, first, 'Line one\nBEGIN:VEVENT\nline; two, \\three');
    await act(professional, body as Presented, 'confirm', { startsAt: first });
    const [toClient] = await filesTo(client);
    expect(toClient?.summary).toBe(`Meeting with Zoë ${lastName.replace('"', ' ')}`);
    expect(toClient?.location).toBe('https://video.example/a,b;c');
    const [mail] = await mailsTo(client.user.email);
    const file = mail?.content?.calendar?.file ?? '';
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

describe('reminders', () => {
  const remindersTo = async ({ user }: Person) =>
    (await mailsTo(user.email)).filter(({ kind }) => kind === 'meeting-reminder').map(({ subject }) => subject);

  it('come a day and an hour before, once with three processes', async () => {
    const professional = await premium();
    const client = await clientOf();
    const later = '2027-01-14T15:00:00.000Z';
    const meeting = await booked(client, professional, later);
    await act(professional, meeting, 'confirm', { startsAt: later });
    const runThree = () => Promise.all([1, 2, 3].map(() => runMeetingJob(deps())));
    await runThree();
    expect(await remindersTo(client)).toEqual([]);
    clock.moveTo('2027-01-13T15:00:00.000Z');
    await runThree();
    await runThree();
    expect([await remindersTo(client), await remindersTo(professional)].map((mails) => mails.length)).toEqual([1, 1]);
    clock.moveTo('2027-01-14T14:00:00.000Z');
    await runThree();
    expect((await remindersTo(client)).map((subject) => subject.split(':')[0])).toEqual(['Tomorrow', 'In one hour']);
    clock.moveTo('2027-01-14T15:00:00.000Z');
    await runThree();
    expect(await remindersTo(client)).toHaveLength(2);
  });

  it('come again for a new time, and not for what is cancelled', async () => {
    const { professional, client, meeting } = await agreed();
    const later = '2027-01-20T15:00:00.000Z';
    await act(client, meeting, 'proposal', { startsAt: later });
    await act(professional, meeting, 'proposal/accept', { startsAt: later });
    clock.moveTo('2027-01-19T16:00:00.000Z');
    await runMeetingJob(deps());
    expect(await remindersTo(client)).toHaveLength(1);
    await act(client, meeting, 'cancel', { reason: '' });
    clock.moveTo('2027-01-20T14:30:00.000Z');
    await runMeetingJob(deps());
    expect(await remindersTo(client)).toHaveLength(1);
  });
});

describe('an account that is deleted', () => {
  it('cancels what it had ahead and leaves no words behind', async () => {
    const { professional, client, meeting } = await agreed();
    const response = await call(client, 'POST', '/api/users/deletion', { password: testPassword });
    expect(response.status, response.text).toBeLessThan(300);
    expect(await Meeting.query().findById(meeting.id)).toMatchObject({ status: 'cancelled', note: '', heldKey: null });
    expect((await filesTo(professional)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    expect(await filesTo(client)).toEqual([]);
  });
});
