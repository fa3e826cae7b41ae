import { randomUUID } from 'node:crypto';
import { bookingLimits } from '../../../contract/limits/booking';
import type { User } from '../../../platform/auth/user.model';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import type { Transaction } from '../../../platform/database/transaction';
import { findProfessional } from '../../directory/professionals/professionals.service';
import { maySee } from '../../directory/professionals/professionals.policy';
import { professionalNotFound } from '../../directory/professionals/professionals.errors';
import type { BookingDeps } from './booking-deps';
import { BookingSettings } from './booking-settings.model';
import { bookingNotOffered, meetingNotFound, timeTaken, tooManyRequests } from './booking.errors';
import type { BookingDraft, MeetingListQuery, MeetingRequest } from './booking.schema';
import { readCalendarsOf } from './busy/read-calendars';
import { heldTimes, takesMeetings, withCalendar } from './calendar';
import { otherName, publishMeeting, notifySide } from './meeting-news';
import { liveStatuses } from './meeting-states';
import { bookableRange, endOf, freeTimes, isFreeTime, type TimeRange } from './meeting-times';
import { Meeting, sideOf, type FullMeeting } from './meeting.model';

const day = 86_400_000;

/** Free times of a professional from a point in time on. */
export interface MeetingTimes {
  readonly settings: BookingSettings | null;
  readonly times: readonly Date[];
  /** Start of the next read; null at the end. */
  readonly next: Date | null;
}

const notOffered: MeetingTimes = { settings: null, times: [], next: null };

/** Builds the `heldKey` of a meeting's row. */
export const heldKeyOf = (professionalId: number, start: Date): string => `${professionalId}:${start.getTime()}`;

/**
 * Finds times for a viewer to meet a professional: two weeks from `from` on, none when they cannot book.
 * @throws AppError 404 when the viewer cannot see the professional
 */
export async function readMeetingTimes(
  id: number,
  viewer: User | null,
  from: Date | undefined,
  now: Date,
): Promise<MeetingTimes> {
  const record = await findProfessional(id);
  if (!maySee(viewer, record)) throw professionalNotFound();
  const settings = await BookingSettings.query().findById(id);
  if (!settings || !(await takesMeetings(record, settings, viewer?.id ?? null))) return notOffered;
  return timesFrom(settings, bookableRange(settings, now), from, { now });
}

/** Reads what a professional offers the public; only the times show a client that they are blocked. */
export async function readMeetingOffer(id: number, viewer: User | null): Promise<BookingSettings | null> {
  const record = await findProfessional(id);
  if (!maySee(viewer, record)) throw professionalNotFound();
  const settings = await BookingSettings.query().findById(id);
  return settings && (await takesMeetings(record, settings, null)) ? settings : null;
}

/** The times that settings which are not stored yet would offer, with what is booked already. */
export async function previewTimes(viewer: User, draft: BookingDraft, now: Date): Promise<MeetingTimes> {
  const settings = BookingSettings.fromJson({ ...draft, userId: viewer.id });
  return timesFrom(settings, bookableRange(settings, now), undefined, { now });
}

/** Another time for a meeting, for both of its sides: without notice for the professional. */
export async function readOtherTimes(
  meeting: FullMeeting,
  viewer: User,
  from: Date | undefined,
  now: Date,
): Promise<MeetingTimes> {
  const settings = await BookingSettings.query().findById(meeting.professionalId);
  if (!settings) return notOffered;
  const rules = rulesOfMove(settings, meeting, viewer.id);
  return timesFrom(rules, bookableRange(rules, now), from, { now, except: meeting.id });
}

/** A meeting that moves stays as long as it is; the professional needs no notice. */
export function rulesOfMove(settings: BookingSettings, meeting: Meeting, viewerId: number): BookingSettings {
  const isProfessional = viewerId === meeting.professionalId;
  const meetingMinutes = (meeting.endsAt.getTime() - meeting.startsAt.getTime()) / 60_000;
  return settings.$clone().$set({ meetingMinutes, ...(isProfessional && { noticeHours: 0 }) });
}

async function timesFrom(
  settings: BookingSettings,
  range: TimeRange,
  asked: Date | undefined,
  { now, except }: { readonly now: Date; readonly except?: number },
): Promise<MeetingTimes> {
  const from = asked && asked > range.from ? asked : range.from;
  const to = new Date(Math.min(from.getTime() + bookingLimits.timesDays * day, range.to.getTime()));
  const held = await heldTimes(settings.userId, new Date(now.getTime() - day), { ...(except && { except }) });
  return { settings, times: freeTimes(settings, held, { from, to }), next: to < range.to ? to : null };
}

/**
 * Requests a meeting: its time is held from now on, until it is declined, cancelled or lapses.
 * @throws AppError 409 when the time is taken or none is offered to the viewer
 */
export async function requestMeeting(
  client: User,
  professionalId: number,
  { startsAt, timeZone, note }: MeetingRequest,
  deps: BookingDeps,
): Promise<FullMeeting> {
  const { clock, settings: site } = deps;
  const record = await findProfessional(professionalId);
  const known = await BookingSettings.query().findById(professionalId);
  if (!known || !(await takesMeetings(record, known, client.id))) throw bookingNotOffered();
  refuseOutside(known, startsAt, clock.now());
  await readCalendarsOf(professionalId, deps);
  return withCalendar(professionalId, async (settings, transaction) => {
    if (!settings.offered) throw bookingNotOffered();
    const now = clock.now();
    refuseOutside(settings, startsAt, now);
    // Asked first: a client who comes too late keeps the calendar locked for this one query.
    const held = await heldTimes(professionalId, new Date(now.getTime() - day), { transaction });
    if (!isFreeTime(settings, held, startsAt)) throw timeTaken();
    if (!(await takesMeetings(record, settings, client.id, transaction))) throw bookingNotOffered();
    await refuseTooMany(client.id, professionalId, transaction);
    const stored = await Meeting.query(transaction)
      .insert({
        professionalId,
        clientId: client.id,
        status: 'requested',
        startsAt,
        endsAt: endOf(startsAt, settings),
        heldKey: heldKeyOf(professionalId, startsAt),
        note,
        meetingKind: settings.meetingKind,
        location: settings.location,
        clientTimeZone: timeZone,
        calendarUid: `meeting-${randomUUID()}@${new URL(site.publicUrl).hostname}`,
        sequence: 0,
        createdAt: now,
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? timeTaken() : error;
      });
    const meeting = await fullMeeting(stored.id, transaction);
    const news = {
      title: `${otherName(meeting, 'professional')} requested a meeting`,
      body: ({ time }: { readonly time: string }) => [time, note].filter(Boolean).join('. '),
    };
    await notifySide(meeting, 'professional', news, transaction);
    await publishMeeting(meeting, transaction);
    return meeting;
  });
}

/** @throws AppError 409 for a time that is too soon or too far away */
export function refuseOutside(rules: BookingSettings, startsAt: Date, now: Date): void {
  const { from, to } = bookableRange(rules, now);
  if (startsAt < from || startsAt >= to) throw timeTaken();
}

async function refuseTooMany(clientId: number, professionalId: number, transaction: Transaction): Promise<void> {
  const open = await Meeting.query(transaction)
    .where({ clientId, professionalId })
    .whereIn('status', ['requested', 'countered'])
    .resultSize();
  if (open >= bookingLimits.openRequestsMax) throw tooManyRequests();
}

/** A meeting with both people. @throws AppError 404 */
export async function fullMeeting(id: number, transaction?: Transaction): Promise<FullMeeting> {
  const meeting = await Meeting.query(transaction).findById(id).withGraphFetched('[professional, client]');
  if (!isFull(meeting)) throw meetingNotFound();
  return meeting;
}

const isFull = (meeting: Meeting | undefined): meeting is FullMeeting =>
  Boolean(meeting?.professional && meeting.client);

/** A meeting of the viewer. @throws AppError 404 for all others */
export async function ownMeeting(viewer: User, id: number): Promise<FullMeeting> {
  const meeting = await fullMeeting(id);
  if (!sideOf(meeting, viewer.id)) throw meetingNotFound();
  return meeting;
}

/**
 * The viewer's meetings: upcoming ones, the next one first, or those that are over or will not be, the last one first;
 * with one other person alone if given. At most `listMax` from an offset on.
 */
export async function listMeetings(
  viewer: User,
  { with: otherId, when, offset }: MeetingListQuery,
  now: Date,
): Promise<FullMeeting[]> {
  const between = (professionalId: number | undefined, clientId: number | undefined) => ({
    ...(professionalId !== undefined && { professionalId }),
    ...(clientId !== undefined && { clientId }),
  });
  const order = when === 'upcoming' ? 'asc' : 'desc';
  const found = await Meeting.query()
    .where((some) =>
      when === 'upcoming'
        ? void some.whereIn('status', liveStatuses).where('endsAt', '>', now)
        : void some.whereNotIn('status', liveStatuses).orWhere('endsAt', '<=', now),
    )
    .where(
      (own) =>
        void own
          .where(between(viewer.id, otherId))
          .orWhere((asClient) => void asClient.where(between(otherId, viewer.id))),
    )
    .orderBy([
      { column: 'startsAt', order },
      { column: 'id', order },
    ])
    .offset(offset)
    .limit(bookingLimits.listMax)
    .withGraphFetched('[professional, client]');
  return found.filter(isFull);
}
