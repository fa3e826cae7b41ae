import { supportLimits } from '@counterpart/api/contract';

/** Support's clock, on which calls are offered. */
const timeZone = 'America/Los_Angeles';
const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' });
const hourFormat = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric' });

/** 'Thu, Dec 3, 9 AM to 12 PM PT': a window in which support calls. */
export function callWindowText(start: string): string {
  const from = new Date(start);
  const to = new Date(from.getTime() + supportLimits.callHours * 3_600_000);
  const hour = (moment: Date): string => hourFormat.format(moment).replaceAll('\u202F', ' ');
  return `${dayFormat.format(from)}, ${hour(from)} to ${hour(to)} PT`;
}
