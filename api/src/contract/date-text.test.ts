import { expect, test } from 'vitest';
import { calendarDayText, dateText, timeAgo } from './date-text';

test.each([
  ['2026-11-27T10:59:00.000Z', 'day', 'UTC', 'Nov 27, 2026'],
  ['2026-11-27T11:00:00.000Z', 'day', 'Pacific/Auckland', 'Nov 28, 2026'],
  ['2026-11-27T08:30:00.000Z', 'longDay', 'America/Juneau', 'November 26, 2026'],
  ['2027-03-14T10:59:59.000Z', 'second', 'America/Juneau', 'Mar 14, 2027, 1:59:59 AM'],
  ['2027-03-14T11:00:00.000Z', 'moment', 'America/Juneau', 'Mar 14, 2027, 3:00 AM'],
  ['2027-04-03T13:30:00.000Z', 'time', 'Pacific/Auckland', '2:30 AM'],
  ['2027-04-03T14:30:00.000Z', 'time', 'Pacific/Auckland', '2:30 AM'],
  ['', 'day', 'UTC', ''],
] as const)('%s as %s in %s is %j', (moment, style, timeZone, text) => {
  expect(dateText(moment, style, timeZone)).toBe(text);
});

test('a day in UTC is what `Intl` writes', () => {
  for (const [style, dateStyle] of [
    ['day', 'medium'],
    ['longDay', 'long'],
  ] as const)
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2026, month, 9, 23, 59));
      expect(dateText(day, style, 'UTC')).toBe(day.toLocaleDateString('en-US', { dateStyle, timeZone: 'UTC' }));
    }
});

test('a day of the calendar is the same one everywhere', () => {
  expect(calendarDayText('2026-11-22')).toBe('Nov 22, 2026');
  expect(calendarDayText('2026-11-22T12:00:00.000Z', 'longDay')).toBe('November 22, 2026');
});

test.each([
  ['2026-11-21T11:59:30.000Z', 'less than a minute ago'],
  ['2026-11-21T11:59:00.000Z', '1 minute ago'],
  ['2026-11-21T09:10:00.000Z', '2 hours ago'],
  ['2026-11-20T11:00:00.000Z', '1 day ago'],
  ['2026-11-19T22:00:00.000Z', '1 day ago'],
  ['2026-09-20T12:00:00.000Z', '2 months ago'],
  ['2024-11-01T12:00:00.000Z', '2 years ago'],
  ['2026-11-21T12:05:00.000Z', 'less than a minute ago'],
])('%s is %s', (moment, text) => {
  expect(timeAgo(moment, Date.parse('2026-11-21T12:00:00.000Z'))).toBe(text);
});
