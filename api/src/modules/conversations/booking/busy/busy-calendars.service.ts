import { bookingLimits } from '../../../../contract/limits/booking';
import { User } from '../../../../platform/auth/user.model';
import { sealText } from '../../../../platform/auth/sealed-text';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import type { BookingDeps } from '../booking-deps';
import { hasBooking } from '../booking-settings.service';
import {
  bookingNotInPlan,
  busyCalendarNotFound,
  busyCalendarUnreadable,
  tooManyBusyCalendars,
} from '../booking.errors';
import { BusyCalendar } from './busy-calendar.model';
import type { BusyCalendarDraft } from './busy-calendars.schema';
import { BusyTime } from './busy-time.model';
import { failureSentences, readCalendarUrl } from './fetch-busy-times';
import { outcomeOf, readCalendar, storeTimes } from './read-calendars';

const countedDays = 30;
const day = 86_400_000;

/** A calendar with the number of its busy times in the next 30 days. */
export interface CountedCalendar {
  readonly calendar: BusyCalendar;
  readonly busyCount: number;
}

/** A professional's calendars in the order in which they were added. */
export async function listBusyCalendars(userId: number, now: Date): Promise<CountedCalendar[]> {
  const calendars = await BusyCalendar.query().where({ userId }).orderBy('id');
  return Promise.all(calendars.map((calendar) => counted(calendar, now)));
}

async function counted(calendar: BusyCalendar, now: Date): Promise<CountedCalendar> {
  const busyCount = await BusyTime.query()
    .where({ calendarId: calendar.id })
    .where('endsAt', '>', now)
    .where('startsAt', '<', new Date(now.getTime() + countedDays * day))
    .resultSize();
  return { calendar, busyCount };
}

/**
 * Adds a calendar that can be read.
 * @throws AppError 400 with the reason when it cannot, 403 when the plan has no booking, 409 when there are enough
 */
export async function addBusyCalendar(
  { id: userId }: User,
  { name, url: text }: BusyCalendarDraft,
  deps: BookingDeps,
): Promise<CountedCalendar> {
  if (!(await hasBooking(userId))) throw bookingNotInPlan();
  await refuseTooMany(userId);
  const url = readCalendarUrl(text, deps.settings.privateHosts);
  if (!url)
    throw busyCalendarUnreadable('Please enter a valid link to your calendar, beginning with https:// or webcal://');
  const outcome = await outcomeOf(url, userId, deps);
  if (typeof outcome === 'string') throw busyCalendarUnreadable(failureSentences[outcome]);
  const sealedUrl = await sealText(url.href, deps.settings);
  const calendar = await inRetriedTransaction(async (transaction) => {
    await User.query(transaction).findById(userId).forUpdate();
    await refuseTooMany(userId, transaction);
    const now = deps.clock.now();
    const row = { userId, name, host: url.hostname, sealedUrl, createdAt: now, dueAt: now };
    const stored = await BusyCalendar.query(transaction).insertAndFetch(row);
    await storeTimes(stored, outcome, now, transaction);
    return stored.$query(transaction);
  });
  return counted(calendar, deps.clock.now());
}

async function refuseTooMany(userId: number, transaction?: Transaction): Promise<void> {
  const known = await BusyCalendar.query(transaction).where({ userId }).resultSize();
  if (known >= bookingLimits.calendarsMax) throw tooManyBusyCalendars();
}

/** A calendar of the viewer. @throws AppError 404 for all others */
export async function ownBusyCalendar(userId: number, id: number): Promise<BusyCalendar> {
  const calendar = await BusyCalendar.query().findOne({ id, userId });
  if (!calendar) throw busyCalendarNotFound();
  return calendar;
}

/** Reads a calendar now. @throws AppError 404 when it was removed meanwhile */
export async function checkBusyCalendar(calendar: BusyCalendar, deps: BookingDeps): Promise<CountedCalendar> {
  const read = await readCalendar(calendar, deps);
  if (!read) throw busyCalendarNotFound();
  return counted(read, deps.clock.now());
}

/** Removes a calendar: its busy times are free again. */
export async function removeBusyCalendar({ id: calendarId }: BusyCalendar, transaction: Transaction): Promise<void> {
  await BusyCalendar.query(transaction).findById(calendarId).forUpdate();
  await BusyTime.query(transaction).delete().where({ calendarId });
  await BusyCalendar.query(transaction).deleteById(calendarId);
}
