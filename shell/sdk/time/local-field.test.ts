import { afterEach, expect, test, vi } from 'vitest';
import { fromLocalField, isSkipped, toLocalField, today } from './local-field';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['Pacific/Auckland', '2026-11-28T09:00', '2026-11-27T20:00:00.000Z'],
  ['Pacific/Auckland', '2027-07-01T09:00', '2027-06-30T21:00:00.000Z'],
  ['America/Juneau', '2027-03-14T01:59', '2027-03-14T10:59:00.000Z'],
  ['America/Juneau', '2027-03-14T03:00', '2027-03-14T11:00:00.000Z'],
])('in %s the field %s is %s, and shows it again', (zone, field, moment) => {
  vi.stubEnv('TZ', zone);
  expect(fromLocalField(field)).toBe(moment);
  expect(toLocalField(moment)).toBe(field);
  expect(isSkipped(field)).toBe(false);
});

test.each([
  ['America/Juneau', '2027-03-14T02:30'],
  ['Pacific/Auckland', '2027-09-26T02:30'],
])('in %s no clock shows %s', (zone, field) => {
  vi.stubEnv('TZ', zone);
  expect(isSkipped(field)).toBe(true);
});

test('a moment in the hour that clocks show twice stays what it was until its field is changed', () => {
  vi.stubEnv('TZ', 'America/Juneau');
  const second = '2027-11-07T10:30:00.000Z';
  expect(toLocalField(second)).toBe('2027-11-07T01:30');
  expect(fromLocalField('2027-11-07T01:30', second)).toBe(second);
  expect(fromLocalField('2027-11-07T01:30')).toBe('2027-11-07T09:30:00.000Z');
  expect(fromLocalField('2027-11-07T01:45', second)).toBe('2027-11-07T09:45:00.000Z');
});

test('none stays none', () => {
  expect([toLocalField(null), fromLocalField(''), isSkipped('')]).toEqual(['', null, false]);
});

test.each([
  ['Pacific/Auckland', '2026-11-28'],
  ['America/Juneau', '2026-11-27'],
])('today in %s is %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date('2026-11-27T20:00:00Z') });
  expect(today()).toBe(day);
});
