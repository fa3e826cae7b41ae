import { expect, it } from 'vitest';
import { freeDays } from './free-days';

const times = ['2026-11-25T03:30:00.000Z', '2026-11-25T05:30:00.000Z', '2026-11-25T14:00:00.000Z'];

it('puts times on the days of a time zone', () => {
  const shown = (zone: string) => freeDays(times, zone).map((day) => [day.date, day.times.map(({ label }) => label)]);
  expect(shown('America/New_York')).toEqual([
    ['Nov 24', ['10:30 PM']],
    ['Nov 25', ['12:30 AM', '9:00 AM']],
  ]);
  expect(shown('UTC')).toEqual([['Nov 25', ['3:30 AM', '5:30 AM', '2:00 PM']]]);
  expect(freeDays([], 'UTC')).toEqual([]);
  const night = ['2026-11-01T05:30Z', '2026-11-01T06:30Z', '2026-11-01T07:30Z'];
  const [day] = freeDays(night, 'America/New_York');
  expect(day?.times.map(({ label }) => label)).toEqual(['1:30 AM EDT', '1:30 AM EST', '2:30 AM']);
});
