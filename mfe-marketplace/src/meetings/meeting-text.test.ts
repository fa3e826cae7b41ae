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
    'Tuesday, November 24, 2026, 8:30 – 9:00 PM',
  );
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
  expect(timeZoneText('UTC')).toBe('Coordinated Universal Time');
  expect([30, 60, 90, 120].map(lengthText)).toEqual(['30 minutes', '1 hour', '1.5 hours', '2 hours']);
  expect(offerText({ meetingMinutes: 30, meetingKind: 'video' })).toBe('30 minutes by video call');
});
