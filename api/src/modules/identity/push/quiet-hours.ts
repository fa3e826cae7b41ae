import { DateTime } from 'luxon';
import type { PushSettings } from './push.models';

/** Hours in which nothing is pushed. */
export type QuietHours = Pick<PushSettings, 'quietFrom' | 'quietTo' | 'timeZone'>;

/** The first moment, from `now` on, that is outside of a person's quiet hours; these may go over midnight. */
export function afterQuietHours(now: Date, { quietFrom: from, quietTo: to, timeZone }: QuietHours): Date {
  if (from === null || to === null || from === to) return now;
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  const minutes = local.hour * 60 + local.minute;
  const isOverMidnight = from > to;
  const isQuiet = isOverMidnight ? minutes >= from || minutes < to : minutes >= from && minutes < to;
  if (!isQuiet) return now;
  const day = isOverMidnight && minutes >= from ? local.plus({ days: 1 }) : local;
  return day.set({ hour: Math.floor(to / 60), minute: to % 60, second: 0, millisecond: 0 }).toJSDate();
}

/** Seconds until a person's quiet hours begin; without an end where there are none. */
export function untilQuietHours(now: Date, { quietFrom: from, quietTo: to, timeZone }: QuietHours): number {
  if (from === null || to === null || from === to) return Infinity;
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  const today = local.set({ hour: Math.floor(from / 60), minute: from % 60, second: 0, millisecond: 0 });
  const begin = today > local ? today : today.plus({ days: 1 });
  return Math.floor(begin.diff(local).as('seconds'));
}
