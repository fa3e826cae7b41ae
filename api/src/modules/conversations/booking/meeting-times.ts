import { DateTime } from 'luxon';
import type { BookingSettings } from './booking-settings.model';

/** Settings that decide which times are free. */
export type BookingRules = Pick<
  BookingSettings,
  | 'timeZone'
  | 'hours'
  | 'meetingMinutes'
  | 'bufferBefore'
  | 'bufferAfter'
  | 'noticeHours'
  | 'bookableDays'
  | 'mostPerDay'
>;

/** A time that is held, from `start` up to, and without, `end`. */
export interface HeldTime {
  /** Null for a busy time of a calendar elsewhere. */
  readonly meetingId: number | null;
  readonly start: Date;
  readonly end: Date;
}

/** From `from` up to, and without, `to`. */
export interface TimeRange {
  readonly from: Date;
  readonly to: Date;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Minutes between two times that are offered. */
const stepOf = (meetingMinutes: number): number => (meetingMinutes < 30 ? 15 : 30);

/** The first and the last point in time at which a meeting that is booked now can begin. */
export const bookableRange = ({ noticeHours, bookableDays }: BookingRules, now: Date): TimeRange => ({
  from: new Date(now.getTime() + noticeHours * hour),
  to: new Date(now.getTime() + bookableDays * day),
});

/** Until when a meeting that begins then lasts. */
export const endOf = (start: Date, { meetingMinutes }: Pick<BookingRules, 'meetingMinutes'>): Date =>
  new Date(start.getTime() + meetingMinutes * minute);

/**
 * The points in time in a range at which a meeting can begin, in order. Working hours are read on the clock of the
 * professional's time zone: an hour that daylight saving skips is not offered, one that it repeats is offered the first
 * time. The buffers of two meetings do not overlap; a busy time elsewhere has none.
 */
export function freeTimes(rules: BookingRules, held: readonly HeldTime[], { from, to }: TimeRange): Date[] {
  const first = DateTime.fromJSDate(from, { zone: rules.timeZone }).startOf('day');
  const free: Date[] = [];
  for (let date = first; date.toMillis() < to.getTime(); date = date.plus({ days: 1 }))
    if (!isFull(rules, held, date))
      for (const start of startsOn(date, rules))
        if (start >= from && start < to && !collides(start, rules, held)) free.push(start);
  return free;
}

/** True when a meeting can begin then. */
export const isFreeTime = (rules: BookingRules, held: readonly HeldTime[], start: Date): boolean =>
  freeTimes(rules, held, { from: start, to: new Date(start.getTime() + 1) }).length === 1;

function isFull({ mostPerDay, timeZone }: BookingRules, held: readonly HeldTime[], date: DateTime): boolean {
  if (mostPerDay === null) return false;
  const isThatDay = ({ start }: HeldTime) => DateTime.fromJSDate(start, { zone: timeZone }).hasSame(date, 'day');
  const meetings = held.filter(({ meetingId }) => meetingId !== null);
  return new Set(meetings.filter(isThatDay).map(({ meetingId }) => meetingId)).size >= mostPerDay;
}

/** Start times of meetings within the working hours of a day. */
function startsOn(date: DateTime, { hours, meetingMinutes }: BookingRules): Date[] {
  const starts = new Set<number>();
  for (const { day: weekday, from, to } of hours) {
    if (weekday !== date.weekday) continue;
    const end = at(date, to);
    for (let minutes = from; minutes < to; minutes += stepOf(meetingMinutes)) {
      const start = at(date, minutes);
      const isSkipped = start.hour * 60 + start.minute !== minutes;
      if (!isSkipped && start.plus({ minutes: meetingMinutes }) <= end) starts.add(start.toMillis());
    }
  }
  return [...starts].sort((one, other) => one - other).map((time) => new Date(time));
}

/** So many minutes after midnight on the clock; 1440 is the next midnight. */
const at = (date: DateTime, minutes: number): DateTime =>
  minutes === 1440
    ? date.plus({ days: 1 }).startOf('day')
    : date.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 });

function collides(start: Date, rules: BookingRules, held: readonly HeldTime[]): boolean {
  const { bufferBefore, bufferAfter } = rules;
  const end = endOf(start, rules);
  return held.some(({ meetingId, start: from, end: to }) => {
    const [before, after] =
      meetingId === null ? [bufferBefore, bufferAfter] : [bufferBefore + bufferAfter, bufferBefore + bufferAfter];
    return start.getTime() < to.getTime() + before * minute && from.getTime() < end.getTime() + after * minute;
  });
}
