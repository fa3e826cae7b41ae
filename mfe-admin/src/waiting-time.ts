const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'short' });
const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats how long ago a moment was: '3 days ago'. */
export function timeAgo(moment: string, now = Date.now()): string {
  const elapsed = Date.parse(moment) - now;
  const [unit, length] = steps.find(([, milliseconds]) => Math.abs(elapsed) >= milliseconds) ?? steps[2];
  return relative.format(Math.round(elapsed / length), unit);
}

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A moment in UTC: 'Mar 4, 2026, 10:00 AM UTC'. */
export const momentText = (moment: string): string => `${moments.format(new Date(moment))} UTC`;

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day: 'March 4, 2026'. */
export const dayText = (day: string): string => days.format(new Date(day));
