import { expect, test } from 'vitest';
import { formatDate } from './format-date';

const evening = '2026-11-05T23:05:00.000Z';

test.each([
  ['long', 'UTC', 'November 5, 2026'],
  ['short', 'UTC', 'Nov 5'],
  ['time', 'UTC', '11:05 PM'],
  ['long', 'Asia/Tokyo', 'November 6, 2026'],
  ['time', 'America/New_York', '6:05 PM'],
] as const)('%s in %s is %s', (style, timeZone, text) => {
  expect(formatDate(evening, style, timeZone)).toBe(text);
});

test('a text that is no date shows nothing', () => {
  expect(formatDate('', 'long', 'UTC')).toBe('');
});
