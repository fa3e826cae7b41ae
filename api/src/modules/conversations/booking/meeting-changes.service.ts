import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { isEitherBlocked } from '../../identity/blocks/has-blocked';
import type { BookingDeps } from './booking-deps';
import type { BookingSettings } from './booking-settings.model';
import { bookingNotOffered, meetingChanged, meetingNotFound, timeTaken } from './booking.errors';
import { readCalendarsOf } from './busy/read-calendars';
import { heldTimes, withCalendar } from './calendar';
import { meetingSentence, otherName, otherSide, publishMeeting, sendCalendar, notifySide } from './meeting-news';
import { isAgreed, nextMeetingStatus, sideMay, type MeetingEvent, type MeetingSide } from './meeting-states';
import { endOf, isFreeTime } from './meeting-times';
import { Meeting, sideOf, type FullMeeting } from './meeting.model';
import { fullMeeting, heldKeyOf, refuseOutside, rulesOfMove } from './meetings.service';

const hour = 3_600_000;
const nothingProposed = { proposedStartsAt: null, proposedEndsAt: null, proposedBy: null } as const;

/** Change of a meeting by one of its sides. */
interface Change {
  readonly meeting: FullMeeting;
  readonly side: MeetingSide;
  readonly settings: BookingSettings;
  readonly now: Date;
  readonly transaction: Transaction;
}

/**
 * Changes a meeting of the viewer while no one else changes that calendar.
 * @throws AppError 404 for third persons, 409 when the meeting, its side or its time does not allow it
 */
async function change(
  viewer: User,
  { id, professionalId }: Meeting,
  event: MeetingEvent,
  { clock }: BookingDeps,
  work: (change: Change) => Promise<void>,
): Promise<FullMeeting> {
  return withCalendar(professionalId, async (settings, transaction) => {
    const meeting = await fullMeeting(id, transaction);
    const side = sideOf(meeting, viewer.id);
    if (!side) throw meetingNotFound();
    const now = clock.now();
    if (!sideMay(side, event, meeting) || meeting.startsAt <= now) throw meetingChanged();
    await work({ meeting, side, settings, now, transaction });
    await publishMeeting(meeting, transaction);
    return fullMeeting(id, transaction);
  });
}

async function moveOn(
  { meeting, transaction }: Pick<Change, 'meeting' | 'transaction'>,
  event: MeetingEvent,
  changes: Partial<Meeting> = {},
): Promise<void> {
  const status = nextMeetingStatus(meeting.status, event);
  if (!status) throw meetingChanged();
  await meeting.$query(transaction).patch({ status, ...changes });
}

/** Reminders that would come after, or with, the news of the time itself are not sent. */
const remindersOf = (startsAt: Date, now: Date) => ({
  dayReminderAt: startsAt.getTime() - now.getTime() <= 24 * hour ? now : null,
  hourReminderAt: startsAt.getTime() - now.getTime() <= hour ? now : null,
});

/** Agrees to the time that the viewer was shown. */
export async function confirmMeeting(
  viewer: User,
  found: Meeting,
  startsAt: Date,
  deps: BookingDeps,
): Promise<FullMeeting> {
  return change(viewer, found, 'confirmed', deps, async (context) => {
    const { meeting, settings, now } = context;
    if (meeting.startsAt.getTime() !== startsAt.getTime()) throw meetingChanged();
    const { meetingKind, location } = settings;
    await moveOn(context, 'confirmed', {
      ...{ meetingKind, location, confirmedAt: now },
      ...remindersOf(meeting.startsAt, now),
    });
    await notifyOfAgreement(context, deps, `${otherName(meeting, 'client')} confirmed your meeting`);
  });
}

/** The same for the time that was proposed. */
export async function acceptProposal(
  viewer: User,
  found: Meeting,
  startsAt: Date,
  deps: BookingDeps,
): Promise<FullMeeting> {
  return change(viewer, found, 'accepted', deps, async (context) => {
    const { meeting, settings, side, now } = context;
    const { proposedStartsAt, proposedEndsAt, status } = meeting;
    if (!proposedStartsAt || !proposedEndsAt || proposedStartsAt.getTime() !== startsAt.getTime())
      throw meetingChanged();
    if (proposedStartsAt <= now) throw timeTaken();
    const { meetingKind, location } = settings;
    await moveOn(context, 'accepted', {
      ...{ startsAt: proposedStartsAt, endsAt: proposedEndsAt, ...nothingProposed },
      heldKey: heldKeyOf(meeting.professionalId, proposedStartsAt),
      ...remindersOf(proposedStartsAt, now),
      ...(isAgreed(status) ? { sequence: meeting.sequence + 1 } : { meetingKind, location, confirmedAt: now }),
    });
    await notifyOfAgreement(context, deps, `${otherName(meeting, otherSide(side))} accepted the new time`);
  });
}

/** Puts the meeting into both calendars, and notifies the side that waited. */
async function notifyOfAgreement(
  { meeting, side, transaction }: Change,
  deps: BookingDeps,
  title: string,
): Promise<void> {
  const method = 'REQUEST';
  const own = { kind: 'calendar', title: `Your meeting with ${otherName(meeting, side)}`, method } as const;
  await sendCalendar(
    meeting,
    side,
    { ...own, body: meetingSentence(meeting, side), notified: false },
    deps,
    transaction,
  );
  const other = otherSide(side);
  const news = { kind: 'confirmed', title, body: meetingSentence(meeting, other), method, notified: true } as const;
  await sendCalendar(meeting, other, news, deps, transaction);
}

/** Declines a request; its time is free again. */
export async function declineMeeting(
  viewer: User,
  found: Meeting,
  reason: string,
  deps: BookingDeps,
): Promise<FullMeeting> {
  return change(viewer, found, 'declined', deps, async (context) => {
    const { meeting, side, transaction } = context;
    await moveOn(context, 'declined', endedBy(context, reason));
    const title = `${otherName(meeting, 'client')} declined your meeting request`;
    await notifySide(meeting, otherSide(side), { title, body: ({ time }) => withReason(time, reason) }, transaction);
  });
}

/** Proposes another time, which is held too until it is answered. A meeting that was confirmed stands meanwhile. */
export async function proposeTime(
  viewer: User,
  found: Meeting,
  startsAt: Date,
  deps: BookingDeps,
): Promise<FullMeeting> {
  await readCalendarsOf(found.professionalId, deps);
  return change(viewer, found, 'proposed', deps, async (context) => {
    const { meeting, side, settings, now, transaction } = context;
    if (await isEitherBlocked(meeting.professionalId, meeting.clientId, transaction)) throw bookingNotOffered();
    const rules = rulesOfMove(settings, meeting, viewer.id);
    refuseOutside(rules, startsAt, now);
    const held = await heldTimes(meeting.professionalId, new Date(now.getTime() - 24 * hour), {
      except: meeting.id,
      transaction,
    });
    if (startsAt.getTime() === meeting.startsAt.getTime() || !isFreeTime(rules, held, startsAt)) throw timeTaken();
    await moveOn(context, 'proposed', {
      ...{ proposedStartsAt: startsAt, proposedEndsAt: endOf(startsAt, rules), proposedBy: side },
    });
    const to = otherSide(side);
    const title = `${otherName(meeting, to)} proposed another time`;
    const body = ({ time, proposed }: { readonly time: string; readonly proposed: string }) =>
      `${proposed}, instead of ${time}.`;
    await notifySide(meeting, to, { title, body }, transaction);
  });
}

/** Takes a proposal back, or refuses it: the meeting is what it was before. */
export async function refuseProposal(viewer: User, found: Meeting, deps: BookingDeps): Promise<FullMeeting> {
  return change(viewer, found, 'refused', deps, async (context) => {
    const { meeting, side, transaction } = context;
    const isOwn = meeting.proposedBy === side;
    await moveOn(context, 'refused', nothingProposed);
    const to = otherSide(side);
    const title = `${otherName(meeting, to)} ${isOwn ? 'took back' : 'declined'} the new time`;
    const body = ({ time }: { readonly time: string }) =>
      meeting.status === 'confirmed'
        ? `Your meeting stays on ${time}.`
        : `The request for ${time} still waits for an answer.`;
    await notifySide(meeting, to, { title, body }, transaction);
  });
}

/** Cancels a meeting, or a request of one's own; its time is free again. */
export async function cancelMeeting(
  viewer: User,
  found: Meeting,
  reason: string,
  deps: BookingDeps,
): Promise<FullMeeting> {
  return change(viewer, found, 'cancelled', deps, (context) => cancel(context, reason, deps));
}

async function cancel(context: Omit<Change, 'settings'>, reason: string, deps: BookingDeps): Promise<void> {
  const { meeting, side, transaction } = context;
  const wasAgreed = isAgreed(meeting.status);
  await moveOn(context, 'cancelled', {
    ...endedBy(context, reason),
    ...(wasAgreed && { sequence: meeting.sequence + 1 }),
  });
  const to = otherSide(side);
  const title = `${otherName(meeting, to)} canceled your meeting`;
  const body = ({ time }: { readonly time: string }) => withReason(time, reason);
  if (!wasAgreed) return notifySide(meeting, to, { title, body }, transaction);
  const own = { kind: 'cancelled-own', title: `You canceled your meeting with ${otherName(meeting, side)}`, body };
  await sendCalendar(meeting, side, { ...own, method: 'CANCEL', notified: false }, deps, transaction);
  await sendCalendar(
    meeting,
    to,
    { kind: 'cancelled', title, body, method: 'CANCEL', notified: true },
    deps,
    transaction,
  );
}

const endedBy = ({ side, now }: Pick<Change, 'side' | 'now'>, endReason: string) => ({
  ...{ heldKey: null, ...nothingProposed },
  ...{ endedAt: now, endedBy: side, endReason: endReason || null },
});

const withReason = (time: string, reason: string): string => (reason ? `${time}. ${reason}` : `${time}.`);

/**
 * Cancels what a user whose account is deleted has ahead, and erases what they wrote and where they meet. Their row is
 * locked.
 */
export async function closeMeetings(userId: number, deps: BookingDeps, transaction: Transaction): Promise<void> {
  const now = deps.clock.now();
  const own = await Meeting.query(transaction)
    .where((either) => void either.where({ professionalId: userId }).orWhere({ clientId: userId }))
    .withGraphFetched('[professional, client]')
    .forUpdate();
  for (const row of own) {
    const meeting = row as FullMeeting;
    const side: MeetingSide = meeting.clientId === userId ? 'client' : 'professional';
    if (nextMeetingStatus(meeting.status, 'cancelled') && meeting.startsAt > now) {
      const context = { meeting, side, now, transaction };
      await cancel(context, '', deps);
      await publishMeeting(meeting, transaction);
    }
    await meeting.$query(transaction).patch({
      ...(side === 'client' ? { note: '', clientTimeZone: 'UTC' } : { location: '' }),
      ...(meeting.endedBy === side && { endReason: null }),
    });
  }
}
