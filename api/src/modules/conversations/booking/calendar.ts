import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { isEitherBlocked } from '../../identity/blocks/has-blocked';
import { Conversation, pairOf } from '../threads/conversation.model';
import type { ProfessionalRecord } from '../../directory/professionals/professional-rows';
import { BookingSettings } from './booking-settings.model';
import { BusyTime } from './busy/busy-time.model';
import { hasBooking } from './booking-settings.service';
import { bookingNotOffered } from './booking.errors';
import type { HeldTime } from './meeting-times';
import { liveStatuses } from './meeting-states';
import { Meeting } from './meeting.model';

/**
 * Works on a professional's calendar while no other request or process does: the row of their settings stays locked
 * until the transaction ends. Its lock is the first read of the transaction, so that all others see what the one before
 * has committed.
 * @throws AppError 409 when they never offered meetings
 */
export async function withCalendar<Result>(
  professionalId: number,
  work: (settings: BookingSettings, transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inRetriedTransaction(async (transaction) => {
    const settings = await BookingSettings.query(transaction).findById(professionalId).forUpdate();
    if (!settings) throw bookingNotOffered();
    return work(settings, transaction);
  });
}

/**
 * The times that a professional's meetings hold, with those that are proposed, and when their calendars are busy;
 * without the one meeting.
 */
export async function heldTimes(
  professionalId: number,
  after: Date,
  { except, transaction }: { readonly except?: number; readonly transaction?: Transaction } = {},
): Promise<HeldTime[]> {
  const meetings = await Meeting.query(transaction)
    .where({ professionalId })
    .whereIn('status', liveStatuses)
    .where((late) => void late.where('endsAt', '>', after).orWhere('proposedEndsAt', '>', after));
  const busy = await BusyTime.query(transaction).where({ userId: professionalId }).where('endsAt', '>', after);
  const held = meetings
    .filter(({ id }) => id !== except)
    .flatMap(({ id: meetingId, startsAt, endsAt, proposedStartsAt, proposedEndsAt }) => [
      { meetingId, start: startsAt, end: endsAt },
      ...(proposedStartsAt && proposedEndsAt ? [{ meetingId, start: proposedStartsAt, end: proposedEndsAt }] : []),
    ]);
  return [...held, ...busy.map(({ startsAt, endsAt }) => ({ meetingId: null, start: startsAt, end: endsAt }))];
}

/**
 * True when a professional takes new meetings from a viewer: their plan has booking, they offer it, they are listed,
 * they have not declined the viewer's connection request, and neither has blocked the other.
 */
export async function takesMeetings(
  { user, profile }: ProfessionalRecord,
  settings: BookingSettings | undefined,
  viewerId: number | null,
  transaction?: Transaction,
): Promise<boolean> {
  if (!settings?.offered || profile?.listed !== true) return false;
  if (!(await hasBooking(user.id, transaction))) return false;
  if (viewerId === null) return true;
  const declined = { ...pairOf(user.id, viewerId), requestedById: viewerId, connection: 'declined' as const };
  if (await Conversation.query(transaction).findOne(declined)) return false;
  return !(await isEitherBlocked(user.id, viewerId, transaction));
}
