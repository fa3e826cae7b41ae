import { expect, it } from 'vitest';
import {
  clockText,
  dayParts,
  lengthText,
  meetingTimeText,
  offerText,
  shortTimeText,
  timeZoneText,
} from './meeting-text';

const startsAt = '2026-11-25T04:30:00.000Z';
const endsAt = '2026-11-25T05:00:00.000Z';

it('writes times on the clock of a time zone, in the US format', () => {
  expect(clockText(startsAt, 'America/New_York')).toBe('11:30 PM');
  expect(shortTimeText(startsAt, 'America/New_York')).toBe('Tue, Nov 24, 11:30 PM');
  expect(shortTimeText(startsAt, 'UTC')).toBe('Wed, Nov 25, 4:30 AM');
  expect(meetingTimeText({ startsAt, endsAt }, 'America/Los_Angeles')).toBe(
    'Tuesday, November 24, 2026, 8:30 – 9:00 PM PST',
  );
});

it.each([
  [
    'over midnight',
    '2026-11-27T04:30Z',
    '2026-11-27T05:30Z',
    'Thursday, November 26, 2026, 11:30 PM – Friday, November 27, 12:30 AM EST',
  ],
  [
    'over the year',
    '2027-01-01T04:30Z',
    '2027-01-01T05:30Z',
    'Thursday, December 31, 2026, 11:30 PM – Friday, January 1, 2027, 12:30 AM EST',
  ],
  [
    'to midnight',
    '2026-11-27T04:00Z',
    '2026-11-27T05:00Z',
    'Thursday, November 26, 2026, 11:00 PM – Friday, November 27, 12:00 AM EST',
  ],
  ['over noon', '2026-11-26T16:30Z', '2026-11-26T17:30Z', 'Thursday, November 26, 2026, 11:30 AM – 12:30 PM EST'],
  [
    'while summer time ends',
    '2026-11-01T05:30Z',
    '2026-11-01T06:30Z',
    'Sunday, November 1, 2026, 1:30 AM EDT – 1:30 AM EST',
  ],
  ['while it begins', '2027-03-14T06:30Z', '2027-03-14T07:30Z', 'Sunday, March 14, 2027, 1:30 AM EST – 3:30 AM EDT'],
])('writes a meeting %s as an American does', (_when, from, to, text) => {
  expect(meetingTimeText({ startsAt: from, endsAt: to }, 'America/New_York')).toBe(text);
});

it('puts a time on the day that it has there', () => {
  expect(dayParts(startsAt, 'America/New_York')).toEqual({
    ...{ id: '2026-11-24', weekday: 'Tue', date: 'Nov 24', label: 'Tuesday, November 24' },
  });
  expect(dayParts(startsAt, 'Asia/Tokyo').id).toBe('2026-11-25');
});

it('names time zones and lengths', () => {
  expect(timeZoneText('America/New_York')).toBe('Eastern Time (New York)');
  expect(timeZoneText('America/Phoenix')).toBe('Mountain Standard Time (Phoenix)');
  expect(timeZoneText('America/Juneau')).toBe('Alaska Time (Juneau)');
  expect(timeZoneText('Europe/Berlin')).toBe('Central European Time (Berlin)');
  expect(timeZoneText('UTC')).toBe('Coordinated Universal Time');
  expect([30, 60, 90, 120].map(lengthText)).toEqual(['30 minutes', '1 hour', '1.5 hours', '2 hours']);
  expect(offerText({ meetingMinutes: 30, meetingKind: 'video' })).toBe('30 minutes by video call');
});
