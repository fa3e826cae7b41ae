import type { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { planOf } from '../../money/billing/subscriptions/plan-of';
import { bookingNotInPlan } from './booking.errors';
import type { BookingDraft } from './booking.schema';
import { BookingSettings } from './booking-settings.model';
import { BusyCalendar } from './busy/busy-calendar.model';

/** Settings that professionals start from: weekdays from nine to five. */
const defaults: BookingDraft = {
  offered: false,
  timeZone: 'America/New_York',
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: 9 * 60, to: 17 * 60 })),
  meetingMinutes: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  noticeHours: 24,
  bookableDays: 30,
  mostPerDay: null,
  meetingKind: 'video',
  location: '',
};

/** A professional's settings, and whether their plan has booking. */
export interface OwnBookingSettings {
  readonly settings: BookingDraft;
  readonly isInPlan: boolean;
}

/** True when a professional's plan has booking now: Premium has it. */
export const hasBooking = async (userId: number, transaction?: Transaction): Promise<boolean> =>
  (await planOf(userId, transaction)) === 'premium';

/** Reads what a professional has chosen, or the defaults. */
export async function readBookingSettings(userId: number): Promise<OwnBookingSettings> {
  const [stored, isInPlan] = await Promise.all([BookingSettings.query().findById(userId), hasBooking(userId)]);
  return { settings: stored ?? defaults, isInPlan };
}

/**
 * Stores what a professional chose. Meetings that are booked stay as they are.
 * @throws AppError 403 when meetings are to be offered, and the plan does not have that
 */
export async function saveBookingSettings(viewer: User, draft: BookingDraft): Promise<OwnBookingSettings> {
  const isInPlan = await hasBooking(viewer.id);
  if (draft.offered && !isInPlan) throw bookingNotInPlan();
  const now = new Date();
  await inRetriedTransaction(async (transaction) => {
    const changed = await BookingSettings.query(transaction)
      .findById(viewer.id)
      .patch({ ...draft, updatedAt: now });
    if (changed === 0)
      await BookingSettings.query(transaction).insert({ ...draft, userId: viewer.id, createdAt: now, updatedAt: now });
    // Whole days are busy on the clock of the time zone, which may be another one now.
    await BusyCalendar.query(transaction).patch({ dueAt: now }).where({ userId: viewer.id });
  });
  return { settings: draft, isInPlan };
}
