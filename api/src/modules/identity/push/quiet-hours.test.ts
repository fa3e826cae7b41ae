import { expect, it } from 'vitest';
import { afterQuietHours } from './quiet-hours';

const after = (now: string, quietFrom: number | null, quietTo: number | null, timeZone = 'America/Chicago') =>
  afterQuietHours(new Date(now), { quietFrom, quietTo, timeZone }).toISOString();
const [ten, seven] = [22 * 60, 7 * 60];

it.each([
  // 21:59, 22:00, 23:30, 06:59 and 07:00 in Chicago, in winter.
  ['2027-01-12T03:59:00.000Z', '2027-01-12T03:59:00.000Z'],
  ['2027-01-12T04:00:00.000Z', '2027-01-12T13:00:00.000Z'],
  ['2027-01-12T05:30:20.500Z', '2027-01-12T13:00:00.000Z'],
  ['2027-01-12T12:59:59.000Z', '2027-01-12T13:00:00.000Z'],
  ['2027-01-12T13:00:00.000Z', '2027-01-12T13:00:00.000Z'],
  // The night in which clocks go forward.
  ['2027-03-14T05:00:00.000Z', '2027-03-14T12:00:00.000Z'],
])('over midnight, %s is quiet until %s', (now, expected) => {
  expect(after(now, ten, seven)).toBe(expected);
});

it('are within a day, in the zone of the person, or not at all', () => {
  expect(after('2027-01-12T03:30:00.000Z', 12 * 60, 13 * 60, 'Asia/Tokyo')).toBe('2027-01-12T04:00:00.000Z');
  for (const [from, to] of [
    [null, null],
    [ten, ten],
  ] as const)
    expect(after('2027-01-12T05:00:00.000Z', from, to)).toBe('2027-01-12T05:00:00.000Z');
});
