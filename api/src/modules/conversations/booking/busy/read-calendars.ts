import { setTimeout } from 'node:timers/promises';
import { pauseAfter } from '../../../../contract/backoff';
import { sealText, unsealText } from '../../../../platform/auth/sealed-text';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import { ReadError } from '../../../../platform/outbound/read-public-text';
import { inTurns } from '../../../../platform/processes/limited-process';
import { notify } from '../../../identity/notifications/notifications.service';
import type { BookingDeps } from '../booking-deps';
import { readBookingSettings } from '../booking-settings.service';
import { BusyCalendar } from './busy-calendar.model';
import type { Interval } from './busy-intervals';
import { BusyTime } from './busy-time.model';
import { failureSentences, fetchBusyTimes, type CalendarFailure } from './fetch-busy-times';

const minute = 60_000;
const day = 24 * 60 * minute;
const pause = { first: 15 * minute, longest: 6 * 60 * minute };
/** Calendars that one run of the job reads. */
const mostAtOnce = 100;
/** Rows in one insert. */
const mostRows = 200;

const inTurn = inTurns(2);
/** Milliseconds that someone who asks for a time waits for the calendars of a professional. */
const longestWait = 3_000;

/** Busy times, or why there are none to be had. */
type Outcome = readonly Interval[] | CalendarFailure;

/** Reads the calendars whose time has come. What cannot be read stays as it was last read. */
export async function readDueCalendars(deps: BookingDeps): Promise<void> {
  const due = await dueCalendars(deps).limit(mostAtOnce);
  await Promise.all(due.map((calendar) => inTurn(() => readCalendar(calendar, deps))));
}

/** Reads a professional's calendars before a time is booked; after a few seconds, what was read last counts. */
export async function readCalendarsOf(userId: number, deps: BookingDeps): Promise<void> {
  const due = await dueCalendars(deps).where({ userId });
  const reads = Promise.all(due.map((calendar) => readCalendar(calendar, deps)));
  await Promise.race([reads, setTimeout(longestWait, undefined, { ref: false })]);
}

const dueCalendars = ({ clock }: BookingDeps) =>
  BusyCalendar.query()
    .where('dueAt', '<=', clock.now())
    .whereIn('userId', BusyCalendar.knex()('booking_settings').select('userId').where({ offered: true }))
    .orderBy('dueAt');

/** Reads one calendar now and stores what it says. @returns the calendar; undefined when it was removed meanwhile */
export async function readCalendar(calendar: BusyCalendar, deps: BookingDeps): Promise<BusyCalendar | undefined> {
  const opened = await unsealText(calendar.sealedUrl, deps.settings);
  const outcome = opened ? await outcomeOf(new URL(opened.text), calendar.userId, deps) : 'lost';
  const sealedUrl = opened?.isOld ? await sealText(opened.text, deps.settings) : calendar.sealedUrl;
  return inRetriedTransaction(async (transaction) => {
    // Of two that read it at the same time, the second waits here.
    const stored = await BusyCalendar.query(transaction).findById(calendar.id).forUpdate();
    if (!stored) return undefined;
    const now = deps.clock.now();
    if (typeof outcome === 'string') await storeFailure(stored, outcome, now, transaction);
    else await storeTimes(stored, outcome, now, transaction);
    return stored.$query(transaction).patchAndFetch({ sealedUrl });
  });
}

/** Fetches a calendar on the clock of its owner. */
export async function outcomeOf(url: URL, userId: number, deps: BookingDeps): Promise<Outcome> {
  const { settings } = await readBookingSettings(userId);
  try {
    return await fetchBusyTimes(url, settings.timeZone, deps);
  } catch (error) {
    if (error instanceof ReadError) return error.reason;
    throw error;
  }
}

/** Puts what a calendar says now in place of what it said. */
export async function storeTimes(
  calendar: BusyCalendar,
  times: readonly Interval[],
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const { id: calendarId, userId } = calendar;
  await BusyTime.query(transaction).delete().where({ calendarId });
  const rows = times.map(([start, end]) => ({
    ...{ calendarId, userId },
    ...{ startsAt: new Date(start), endsAt: new Date(end) },
  }));
  for (let index = 0; index < rows.length; index += mostRows)
    await transaction('busy_times').insert(rows.slice(index, index + mostRows));
  const none = { failure: null, failures: 0, failingSince: null, notifiedAt: null };
  await calendar.$query(transaction).patch({ ...none, readAt: now, dueAt: after(now, pause.first) });
}

async function storeFailure(
  calendar: BusyCalendar,
  failure: CalendarFailure,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const failingSince = calendar.failingSince ?? now;
  const isToBeNotified = !calendar.notifiedAt && now.getTime() - failingSince.getTime() >= day;
  await calendar.$query(transaction).patch({
    ...{ failure, failingSince, failures: calendar.failures + 1 },
    dueAt: after(now, pauseAfter(calendar.failures, pause)),
    ...(isToBeNotified && { notifiedAt: now }),
  });
  if (!isToBeNotified) return;
  const title = `We can’t read your calendar “${calendar.name}”`;
  const body = `${failureSentences[failure]} Until then, clients may book times that are taken there.`;
  const news = { userId: calendar.userId, kind: 'meeting', title, body, href: '/profile?tab=meetings' } as const;
  await notify(news, transaction);
}

/** Up to a fifth sooner, so that calendars of one server are not all read in the same second. */
const after = (now: Date, milliseconds: number): Date =>
  new Date(now.getTime() + milliseconds * (1 - Math.random() / 5));
