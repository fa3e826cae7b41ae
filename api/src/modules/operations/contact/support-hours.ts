import { DateTime } from 'luxon';
import { supportLimits } from '../../../contract/limits/support';

/** Support works on this clock, Monday to Friday, 9:00 AM to 6:00 PM. */
export const supportTimeZone = 'America/Los_Angeles';

const opens = 9;
const closes = 18;
const saturday = 6;
const { callHours, callDays, noticeHours } = supportLimits;

/** Lists the starts of upcoming windows in which support can call. */
export function callWindows(now: Date): Date[] {
  const earliest = DateTime.fromJSDate(now, { zone: supportTimeZone }).plus({ hours: noticeHours });
  const windows: Date[] = [];
  let days = 0;
  for (let day = earliest.startOf('day'); days < callDays; day = day.plus({ days: 1 })) {
    if (day.weekday >= saturday) continue;
    const before = windows.length;
    for (let hour = opens; hour + callHours <= closes; hour += callHours) {
      const start = day.set({ hour });
      if (start >= earliest) windows.push(start.toJSDate());
    }
    if (windows.length > before) days += 1;
  }
  return windows;
}
