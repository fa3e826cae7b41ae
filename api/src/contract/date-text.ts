const styles = {
  /** 'Nov 5, 2026' */
  day: { dateStyle: 'medium' },
  /** 'November 5, 2026' */
  longDay: { dateStyle: 'long' },
  /** 'Nov 5, 2026, 3:05 PM' */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** 'Nov 5, 2026, 3:05:09 PM' */
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  /** '3:05 PM' */
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const months = 'January February March April May June July August September October November December'.split(' ');

export type DateStyle = keyof typeof styles;

/**
 * A moment as an American reads it on the clock of a time zone; '' when it is no date. Servers and browsers write the
 * same: some put a narrow space before AM and PM, which is made an ordinary one.
 * @param timeZone IANA; pages take the reader's from `useDateText` of the SDK
 */
export function dateText(moment: string | Date, style: DateStyle, timeZone: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const month = months[date.getUTCMonth()] ?? '';
  // What a page shows until it has hydrated is not written by `Intl`, whose first use takes a slow phone 80 ms.
  if (timeZone === 'UTC' && (style === 'day' || style === 'longDay'))
    return `${style === 'day' ? month.slice(0, 3) : month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  return new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone }).format(date).replaceAll('\u202f', ' ');
}

/** A day of the calendar, the same one everywhere: of '2026-11-22', or stored as the noon of that day in UTC. */
export const calendarDayText = (day: string, style: 'day' | 'longDay' = 'day'): string => dateText(day, style, 'UTC');

const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Writes the age of a moment: '3 days ago', 'less than a minute ago'. A time still to come (clocks differ) counts as
 * now.
 * @param now milliseconds since 1970; pages show ages with `TimeAgo` of the SDK
 */
export function timeAgo(moment: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'less than a minute ago';
}
