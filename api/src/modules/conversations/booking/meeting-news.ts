import { fullName } from '../../../contract/full-name';
import type { Transaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';
import { enqueueMail, mailboxOf } from '../../../platform/mail/enqueue-mail';
import type { MailCalendar } from '../../../platform/mail/mail.model';
import { wantsMail } from '../../identity/notifications/notification-preferences.service';
import { notify } from '../../identity/notifications/notifications.service';
import type { BookingDeps } from './booking-deps';
import { BookingSettings } from './booking-settings.model';
import { meetingFile, otherOf } from './meeting-calendar';
import { meetingPath } from './meeting-path';
import type { MeetingSide } from './meeting-states';
import type { FullMeeting } from './meeting.model';

/** The side that is not this one. */
export const otherSide = (side: MeetingSide): MeetingSide => (side === 'professional' ? 'client' : 'professional');

/** 'Mon, Nov 30, 9:30–10:00 AM CST', on the clock of a time zone. */
const timeText = (from: Date, to: Date, timeZone: string): string => {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat('en-US', { timeZone, ...day, ...time })
    .formatRange(from, to)
    .replace(/[\u2009\u202F]/g, ' ')
    .replace(/(\d) – (\d)/, '$1–$2');
};

/** 'You’re meeting Rosa on …', as one side reads it. */
export const meetingSentence =
  (meeting: FullMeeting, side: MeetingSide): SideNews['body'] =>
  ({ time }) =>
    `You’re meeting ${otherOf(meeting, side).firstName} on ${time}.`;

/** The time zone in which a side is shown times by mail. */
async function timeZoneOf(meeting: FullMeeting, side: MeetingSide, transaction: Transaction): Promise<string> {
  if (side === 'client') return meeting.clientTimeZone;
  const settings = await BookingSettings.query(transaction).findById(meeting.professionalId).select('timeZone');
  return settings?.timeZone ?? 'UTC';
}

/** Pushes to both sides that a meeting of theirs has changed. */
export async function publishMeeting(
  { professionalId, clientId }: Pick<FullMeeting, 'professionalId' | 'clientId'>,
  transaction: Transaction,
): Promise<void> {
  await publishLive([professionalId], 'meeting.changed', { conversationWith: clientId }, transaction);
  await publishLive([clientId], 'meeting.changed', { conversationWith: professionalId }, transaction);
}

interface SideNews {
  readonly title: string;
  /** Writes the text; `time` is when the meeting is, `proposed` the time that was proposed. */
  body(times: { readonly time: string; readonly proposed: string }): string;
}

/** Notifies one side, by mail as they chose for news. */
export async function notifySide(
  meeting: FullMeeting,
  side: MeetingSide,
  { title, body }: SideNews,
  transaction: Transaction,
): Promise<void> {
  const other = otherOf(meeting, side);
  await notify(
    {
      userId: meeting[side].id,
      fromId: other.id,
      kind: 'meeting',
      title,
      body: body(await timesOf(meeting, side, transaction)),
      href: meetingPath(meeting.id, other.id),
    },
    transaction,
  );
}

async function timesOf(meeting: FullMeeting, side: MeetingSide, transaction: Transaction) {
  const zone = await timeZoneOf(meeting, side, transaction);
  const { startsAt, endsAt, proposedStartsAt: from, proposedEndsAt: to } = meeting;
  return { time: timeText(startsAt, endsAt, zone), proposed: from && to ? timeText(from, to, zone) : '' };
}

interface CalendarNews extends SideNews {
  readonly kind: string;
  /** Null sends words alone. */
  readonly method: MailCalendar['method'] | null;
  /** True when the side is also notified in the app: not of their own actions. */
  readonly notified: boolean;
}

/**
 * Mails one side what is for their calendar, in a mail of its own, if they want news of meetings by mail and have
 * confirmed their address.
 */
export async function sendCalendar(
  meeting: FullMeeting,
  side: MeetingSide,
  { kind, title, body, method, notified }: CalendarNews,
  { settings, clock }: BookingDeps,
  transaction: Transaction,
): Promise<void> {
  const user = meeting[side];
  const other = otherOf(meeting, side);
  const times = await timesOf(meeting, side, transaction);
  const href = meetingPath(meeting.id, other.id);
  const sentence = body(times);
  if (notified)
    await notify(
      { userId: user.id, fromId: other.id, kind: 'meeting', title, body: sentence, href, mailedApart: true },
      transaction,
    );
  if (!user.emailConfirmedAt || user.suspendedAt || user.deletedAt) return;
  if (!(await wantsMail(user.id, 'meeting', transaction))) return;
  const where = meeting.location && method !== 'CANCEL' ? [whereText(meeting)] : [];
  await enqueueMail(
    {
      kind: `meeting-${kind}`,
      to: mailboxOf(user),
      subject: title,
      content: {
        paragraphs: [sentence, ...where],
        action: { label: 'View Meeting', href },
        ...(method && { calendar: { method, file: meetingFile(meeting, side, method, settings, clock.now()) } }),
        footnote: 'You can choose in your profile settings which updates you get by email.',
      },
    },
    transaction,
  );
}

const whereText = ({ meetingKind, location }: FullMeeting): string =>
  meetingKind === 'video' ? `Video call: ${location}` : `Where: ${location}`;

/** 'Maria Lopez', the other person of a meeting. */
export const otherName = (meeting: FullMeeting, side: MeetingSide): string => fullName(otherOf(meeting, side));
