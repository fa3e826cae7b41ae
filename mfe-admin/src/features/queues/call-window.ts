import { supportLimits } from '@counterpart/api/contract';

const timeZone = 'America/Los_Angeles';
const start = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' });
const end = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' });

/** 'Thursday, December 3, 2026 at 9:00 AM to 12:00 PM Pacific': when a subscriber expects a call. */
export function callWindowText(callAt: string): string {
  const from = new Date(callAt);
  const to = new Date(from.getTime() + supportLimits.callHours * 3_600_000);
  return `${start.format(from)} to ${end.format(to)} Pacific`.replaceAll('\u202F', ' ');
}
