import type { BookingSettings } from '@counterpart/api/contract';

/** Intl writes narrow and thin spaces, which fonts and tests stumble over. */
const plain = (text: string): string => text.replaceAll(/[\u2009\u202F]/gu, ' ');

const format = (moment: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  plain(new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(new Date(moment)));

/** '9:30 AM' on the clock of a time zone; '9:30 AM EST' with its name. */
export const clockText = (moment: string, timeZone: string, named = false): string =>
  format(moment, timeZone, { hour: 'numeric', minute: '2-digit', ...(named && { timeZoneName: 'short' }) });

/** 'Wed, Nov 25, 9:30 AM' */
export const shortTimeText = (moment: string, timeZone: string): string =>
  format(moment, timeZone, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

const nameOf = (moment: string, timeZone: string, timeZoneName: 'short' | 'longGeneric'): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * 'Wednesday, November 25, 2026, 9:30 – 10:00 AM EST'. Over midnight: 'Thursday, November 26, 2026, 11:30 PM – Friday,
 * November 27, 12:30 AM EST'. Both clocks are named where summer time ends or begins meanwhile.
 */
export function meetingTimeText(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  timeZone: string,
): string {
  const [from, to] = [dayParts(startsAt, timeZone), dayParts(endsAt, timeZone)];
  const [fromYear, toYear] = [from.id.slice(0, 4), to.id.slice(0, 4)];
  const [fromZone, zone] = [nameOf(startsAt, timeZone, 'short'), nameOf(endsAt, timeZone, 'short')];
  const day = `${from.label}, ${fromYear}`;
  if (from.id === to.id && fromZone === zone) {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
    return `${day}, ${plain(clock.formatRange(new Date(startsAt), new Date(endsAt)))} ${zone}`;
  }
  const start = [clockText(startsAt, timeZone), ...(fromZone === zone ? [] : [fromZone])].join(' ');
  const lastDay = from.id === to.id ? [] : [to.label, ...(fromYear === toYear ? [] : [toYear])];
  return `${day}, ${start} – ${[...lastDay, `${clockText(endsAt, timeZone)} ${zone}`].join(', ')}`;
}

/** The parts of a day as the strip of days shows it; `id` is '2026-11-25'. */
export const dayParts = (moment: string, timeZone: string) => ({
  id: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment)),
  weekday: format(moment, timeZone, { weekday: 'short' }),
  date: format(moment, timeZone, { month: 'short', day: 'numeric' }),
  label: format(moment, timeZone, { weekday: 'long', month: 'long', day: 'numeric' }),
});

/**
 * 'Eastern Time (New York)' of an IANA name.
 * @param moment at which it is named, ISO 8601: names change with the years, as Juneau's did in 1983; default now
 */
export function timeZoneText(timeZone: string, moment = new Date().toISOString()): string {
  if (timeZone === 'UTC') return 'Coordinated Universal Time';
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const name = nameOf(moment, timeZone, 'longGeneric');
  return name === city || name.includes(city) ? name : `${name} (${city})`;
}

/** '30 minutes by video call', '1 hour in person'. */
export function offerText({ meetingMinutes, meetingKind }: Pick<BookingSettings, 'meetingMinutes' | 'meetingKind'>) {
  return `${lengthText(meetingMinutes)} ${meetingKind === 'video' ? 'by video call' : 'in person'}`;
}

/** '45 minutes', '1 hour', '1.5 hours'. */
export function lengthText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}
