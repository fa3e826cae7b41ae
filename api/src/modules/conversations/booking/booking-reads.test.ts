import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MeetingOffer, MeetingTimes } from '../../../contract/named-types';
import { createClock } from '../../../platform/testing/moved-clock';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { Subscription } from '../../money/billing/subscriptions/subscription.model';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { bookingPeople, draft, type Person } from './testing/booking-people';

const start = '2027-01-11T15:00:00.000Z';
const second = '2027-01-12T18:00:00.000Z';
const clock = createClock(start);
let test: TestServer;
beforeAll(async () => {
  test = await createTestServer({}, clock);
});
beforeEach(() => clock.moveTo(start));
afterAll(() => test.stop());

const { signedIn, clientOf, premium, call, booked, act, meetingsOf, both, agreed } = bookingPeople(() => test);

describe('what settings would offer', () => {
  const preview = async (person: Person, changes: object = {}) => {
    const settings = draft((await call(person, 'GET', '/api/booking/settings')).body);
    return call(person, 'POST', '/api/booking/preview', { ...settings, ...changes });
  };
  const mondays = { hours: [{ day: 1, from: 600, to: 660 }], bookableDays: 14, timeZone: 'America/Chicago' };

  it('is seen before it is stored, on any plan', async () => {
    const person = await signedIn(await createProfessional({}, { plan: 'starter' }));
    const { status, body } = await preview(person, { ...mondays, offered: false });
    expect(status).toBe(200);
    expect((body as MeetingTimes).times).toEqual(['2027-01-18T16:00:00.000Z', '2027-01-18T16:30:00.000Z']);
    expect((await call(await clientOf(), 'POST', '/api/booking/preview', {})).status).toBe(400);
    const settings = draft((await call(person, 'GET', '/api/booking/settings')).body);
    expect((await call(await clientOf(), 'POST', '/api/booking/preview', settings)).code).toBe('accountants_only');
  });

  it('leaves out what is booked', async () => {
    const { professional, client } = await both();
    await booked(client, professional, '2027-01-18T16:00:00.000Z');
    const { body } = await preview(professional, { ...mondays, bufferAfter: 0 });
    expect((body as MeetingTimes).times).toEqual(['2027-01-18T16:30:00.000Z']);
  });
});

describe('the offer on a profile', () => {
  const offerOf = async (who: Person | null, { user }: Person) =>
    (await call(who, 'GET', `/api/accountants/${user.id}/meeting-offer`)).body as MeetingOffer;

  it('says the length and the kind, and nothing when none is offered', async () => {
    const professional = await premium({ meetingMinutes: 45, meetingKind: 'place', location: '12 Main St' });
    expect(await offerOf(null, professional)).toEqual({ offered: true, meetingMinutes: 45, meetingKind: 'place' });
    await Subscription.query().where({ userId: professional.user.id }).patch({ plan: 'professional' });
    expect(await offerOf(null, professional)).toEqual({ offered: false, meetingMinutes: null, meetingKind: null });
    const hidden = await signedIn(await createProfessional({}, { plan: 'premium', listed: false }));
    expect((await call(null, 'GET', `/api/accountants/${hidden.user.id}/meeting-offer`)).code).toBe(
      'professional_not_found',
    );
  });
});

describe('meetings that are over', () => {
  it('are listed apart, the last one first, with who ended them and why', async () => {
    const { professional, client, meeting } = await agreed();
    const declined = await booked(client, professional, second);
    await act(professional, declined, 'decline', { reason: 'I am away.' });
    expect(await meetingsOf(client)).toMatchObject([{ id: meeting.id, end: null, pendingReminders: ['hour'] }]);
    expect(await meetingsOf(client, '?when=past')).toMatchObject([
      { id: declined.id, status: 'declined', end: { isOwn: false, reason: 'I am away.' }, pendingReminders: [] },
    ]);
    expect(await meetingsOf(professional, `?when=past&with=${client.user.id}`)).toMatchObject([
      { id: declined.id, end: { isOwn: true, reason: 'I am away.' } },
    ]);
    clock.moveTo('2027-01-12T15:30:00.000Z');
    expect(await meetingsOf(client)).toEqual([]);
    expect((await meetingsOf(client, '?when=past')).map(({ id }) => id)).toEqual([declined.id, meeting.id]);
    expect((await meetingsOf(client, '?when=past&offset=1')).map(({ id }) => id)).toEqual([meeting.id]);
    expect((await call(client, 'GET', '/api/meetings?when=never')).status).toBe(400);
  });

  it('are seen by their own id, by their two sides alone', async () => {
    const { professional, client, meeting } = await agreed();
    const read = async (who: Person) => call(who, 'GET', `/api/meetings/${meeting.id}`);
    expect((await read(client)).body).toMatchObject({ id: meeting.id, side: 'client' });
    expect((await read(professional)).body).toMatchObject({ id: meeting.id, side: 'professional' });
    expect((await read(await clientOf())).code).toBe('meeting_not_found');
  });
});
