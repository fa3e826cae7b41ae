import { describe, expect, it } from 'vitest';
import { freeTimes, isFreeTime, type BookingRules } from './meeting-times';

const everyDay = (from: number, to: number) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }));
const rules: BookingRules = {
  timeZone: 'America/New_York',
  hours: everyDay(9 * 60, 11 * 60),
  meetingMinutes: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  bookableDays: 30,
  mostPerDay: null,
};
const day = (date: string, days = 1) => {
  const from = new Date(`${date}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + days * 86_400_000) };
};
const timesOf = (...given: Parameters<typeof freeTimes>) => freeTimes(...given).map((time) => time.toISOString());
const held = (start: string, end: string, meetingId = 1) => ({ meetingId, start: new Date(start), end: new Date(end) });

describe('free times', () => {
  it('are every half hour that leaves room for a whole meeting', () => {
    expect(timesOf(rules, [], day('2027-01-12'))).toEqual([
      '2027-01-12T14:00:00.000Z',
      '2027-01-12T14:30:00.000Z',
      '2027-01-12T15:00:00.000Z',
    ]);
  });

  it('stay at the same hour of the clock when it is put forward and back', () => {
    const nine = { ...rules, hours: everyDay(9 * 60, 10 * 60) };
    expect(timesOf(nine, [], day('2027-03-13', 3))).toEqual([
      '2027-03-13T14:00:00.000Z',
      '2027-03-14T13:00:00.000Z',
      '2027-03-15T13:00:00.000Z',
    ]);
    expect(timesOf(nine, [], day('2027-11-06', 2))).toEqual(['2027-11-06T13:00:00.000Z', '2027-11-07T14:00:00.000Z']);
  });

  it('leave out the hour that daylight saving skips, and offer a repeated one once', () => {
    const night = { ...rules, hours: everyDay(60, 4 * 60), meetingMinutes: 30 };
    expect(timesOf(night, [], day('2027-03-14'))).toEqual([
      '2027-03-14T06:00:00.000Z',
      '2027-03-14T06:30:00.000Z',
      '2027-03-14T07:00:00.000Z',
      '2027-03-14T07:30:00.000Z',
    ]);
    expect(timesOf(night, [], day('2027-11-07')).slice(0, 3)).toEqual([
      '2027-11-07T05:00:00.000Z',
      '2027-11-07T05:30:00.000Z',
      '2027-11-07T07:00:00.000Z',
    ]);
  });

  it('reach up to midnight, also on the day on which the clock changes', () => {
    const late = { ...rules, hours: everyDay(23 * 60, 1440) };
    expect(timesOf(late, [], { from: new Date('2027-03-14T05:00:00Z'), to: new Date('2027-03-15T12:00:00Z') })).toEqual(
      ['2027-03-15T03:00:00.000Z'],
    );
  });

  it('know zones of half hours, and zones without daylight saving', () => {
    const at = (timeZone: string) =>
      timesOf({ ...rules, timeZone, hours: everyDay(540, 600) }, [], day('2027-07-01'))[0];
    expect([at('Asia/Kolkata'), at('America/Phoenix'), at('America/St_Johns')]).toEqual([
      '2027-07-01T03:30:00.000Z',
      '2027-07-01T16:00:00.000Z',
      '2027-07-01T11:30:00.000Z',
    ]);
  });

  it('leave both buffers free between two meetings', () => {
    const buffered = { ...rules, meetingMinutes: 30, bufferBefore: 10, bufferAfter: 15 };
    const meeting = held('2027-01-12T14:30:00Z', '2027-01-12T15:00:00Z');
    expect(timesOf({ ...rules, meetingMinutes: 30 }, [meeting], day('2027-01-12'))).toEqual([
      '2027-01-12T14:00:00.000Z',
      '2027-01-12T15:00:00.000Z',
      '2027-01-12T15:30:00.000Z',
    ]);
    expect(timesOf(buffered, [meeting], day('2027-01-12'))).toEqual(['2027-01-12T15:30:00.000Z']);
  });

  it('end for a day that has as many meetings as it may, on the clock of the professional', () => {
    const few = { ...rules, mostPerDay: 1 };
    // 11 PM of the 12th in New York.
    const late = held('2027-01-13T04:00:00Z', '2027-01-13T05:00:00Z');
    expect(timesOf(few, [late], day('2027-01-12', 2)).map((time) => time.slice(0, 10))).toEqual([
      '2027-01-13',
      '2027-01-13',
      '2027-01-13',
    ]);
    expect(timesOf({ ...few, mostPerDay: 2 }, [late, { ...late }], day('2027-01-12'))).toHaveLength(3);
  });

  it('are the only ones that can be chosen', () => {
    expect(isFreeTime(rules, [], new Date('2027-01-12T14:30:00Z'))).toBe(true);
    expect(isFreeTime(rules, [], new Date('2027-01-12T14:31:00Z'))).toBe(false);
    expect(isFreeTime(rules, [], new Date('2027-01-12T16:00:00Z'))).toBe(false);
  });
});
