import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { User } from '../../../platform/auth/user.model';
import { meetingFile } from './meeting-calendar';
import { Meeting } from './meeting.model';

const settings = {
  publicUrl: 'https://site.example',
  mail: { from: { name: 'Counterpart', email: 'a@site.example' } },
};
const note = `Bring: receipts, invoices; "all" of C:\\books\nEND:VEVENT\n${'Łódź 会計 🧾 '.repeat(20)}`;
const professional = Object.assign(new User(), {
  id: 1,
  firstName: 'Ana, "CPA"',
  lastName: 'Ruiz; Łódź 会計🧾'.repeat(4),
});
const client = Object.assign(new User(), { id: 2, firstName: 'Bo', lastName: 'Li', email: 'bo@example.com' });

function fileOf(startsAt: string, endsAt: string): string {
  const meeting = Object.assign(new Meeting(), {
    ...{ id: 7, calendarUid: 'uid-7', sequence: 2, note, location: 'Room 1, 2nd floor; ring\nBEGIN:VALARM' },
    ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt), professional, client },
  });
  return meetingFile(meeting, 'client', 'REQUEST', settings as never, new Date('2027-01-01T00:00:00Z'));
}

function eventOf(file: string): ICAL.Component {
  const [event, ...others] = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents();
  if (!event || others.length > 0) throw new Error('not one event');
  return event;
}

it('folds lines between characters, none over 75 bytes, and its texts come back as they were', () => {
  const file = fileOf('2027-01-11T15:00:00Z', '2027-01-11T15:30:00Z');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  const event = eventOf(file);
  expect(event.getFirstPropertyValue('description')).toBe(
    `${note}\n\nConfirm, move or cancel: https://site.example/messages?with=1&meeting=7`,
  );
  expect(event.getFirstPropertyValue('location')).toBe('Room 1, 2nd floor; ring BEGIN:VALARM');
  expect(event.getAllSubcomponents()).toEqual([]);
});

it('isolates a name that is written from the right', () => {
  const startsAt = new Date('2027-01-11T15:00:00Z');
  const nour = Object.assign(new User(), { id: 3, firstName: 'نور', lastName: 'حداد' });
  const meeting = Object.assign(new Meeting(), {
    ...{ id: 7, calendarUid: 'uid-7', sequence: 0, startsAt, endsAt: startsAt, professional: nour, client },
  });
  const file = meetingFile(meeting, 'client', 'PUBLISH', settings as never, startsAt);
  expect(eventOf(file).getFirstPropertyValue('summary')).toBe('Meeting with \u2068نور حداد\u2069');
});

it.each([
  // Juneau: 1:30 AM, and half an hour later 3:00 AM; then 1:30 AM twice.
  ['2027-03-14T10:30:00Z', '2027-03-14T11:00:00Z'],
  ['2027-11-07T09:30:00Z', '2027-11-07T10:30:00Z'],
])('names moments that no clock takes for others: %s to %s', (startsAt, endsAt) => {
  const event = eventOf(fileOf(startsAt, endsAt));
  expect([event.getFirstPropertyValue('dtstart'), event.getFirstPropertyValue('dtend')].map(String)).toEqual([
    startsAt,
    endsAt,
  ]);
});
