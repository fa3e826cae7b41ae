import { fileURLToPath } from 'node:url';
import { bookingLimits } from '../../../../contract/limits/booking';
import { readPublicText, type ReadFailure } from '../../../../platform/outbound/read-public-text';
import { inTurns, runLimited, type ProcessLimits } from '../../../../platform/processes/limited-process';
import type { BookingDeps } from '../booking-deps';
import type { Interval } from './busy-intervals';
import type { BusyMessage } from './busy-program';

const program = fileURLToPath(new URL('./start-busy-program.mjs', import.meta.url));
const readLimits = { bytes: 2 * 1024 * 1024, milliseconds: 10_000 };
const processLimits: ProcessLimits = {
  milliseconds: 5_000,
  heapMb: 192,
  residentMb: 500,
  outputBytes: 1024 * 1024,
};
const day = 86_400_000;

/** Reasons for which a calendar cannot be read. */
export type CalendarFailure = ReadFailure | 'no-calendar' | 'too-complex' | 'lost';

/** The same for private names, so that no one learns which of them there are. */
const unreachable = 'We couldn’t reach the server of this calendar over the internet. Please check the link.';

/** Reasons as their owner reads them. */
export const failureSentences: Readonly<Record<CalendarFailure, string>> = {
  unreachable,
  slow: 'The server of this calendar took longer than 10 seconds to answer.',
  private: unreachable,
  insecure: 'This link leads to a page without https, which we don’t read.',
  password: 'This calendar asks for a password. Use its private (secret) iCal link instead.',
  gone: 'There’s no calendar at this link. Please copy the link from your calendar again.',
  refused: 'The server of this calendar answered with an error.',
  'too-large': 'This calendar is too large to read: the limit is 2 MB. Share one with fewer past events.',
  'too-complex':
    'Working out the times of this calendar takes too long, most likely because of an event that repeats every few minutes.',
  'no-calendar':
    'This link opens something other than a calendar. Use the private iCal link, which often ends in .ics.',
  lost: 'We can’t open this link any longer. Remove the calendar and add it again.',
};

/**
 * The URL of a calendar as it is read: `webcal` is https.
 * @returns null when it is no URL of a calendar
 */
export function readCalendarUrl(text: string, privateHosts: readonly string[]): URL | null {
  const written = text.replace(/^webcals?:/i, 'https:');
  const url = URL.canParse(written) ? new URL(written) : null;
  const isRead = url?.protocol === 'https:' || (url?.protocol === 'http:' && privateHosts.includes(url.hostname));
  return url && isRead ? url : null;
}

/** Twice as many as the job reads at a time: a person never waits behind it. */
const inTurn = inTurns(4);

/**
 * Fetches a calendar and finds when its owner is busy, from now for as long as anything can be booked.
 * @throws ReadError for all that can be wrong with the fetched text, or its server
 */
export async function fetchBusyTimes(
  url: URL,
  timeZone: string,
  { clock, settings }: BookingDeps,
): Promise<readonly Interval[] | CalendarFailure> {
  const calendar = await readPublicText(url, { ...readLimits, privateHosts: settings.privateHosts });
  const from = clock.now().getTime();
  const question = {
    from,
    to: from + (bookingLimits.bookableDaysMax + 1) * day,
    timeZone,
    ownUids: `@${new URL(settings.publicUrl).hostname}`,
  };
  const input = Buffer.from(JSON.stringify({ calendar, question }));
  const message = await inTurn(() => runLimited<{ busy: BusyMessage }>(program, [], input, processLimits));
  return message ? (message.busy ?? 'no-calendar') : 'too-complex';
}
