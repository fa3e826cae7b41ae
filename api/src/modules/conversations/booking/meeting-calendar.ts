import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { fullName } from '../../../contract/full-name';
import { isolated } from '../../../contract/isolated';
import type { User } from '../../../platform/auth/user.model';
import type { Settings } from '../../../platform/settings';
import { meetingPath } from './meeting-path';
import type { MeetingSide } from './meeting-states';
import type { FullMeeting } from './meeting.model';

/** Action of a calendar on a meeting: add or move it, remove it, or only show it (RFC 5546). */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** The other person of a meeting. */
export const otherOf = ({ professional, client }: FullMeeting, side: MeetingSide): User =>
  side === 'professional' ? client : professional;

/**
 * A meeting as an iCalendar file (RFC 5545) for one of its two people, times in UTC. The site organizes it, and only
 * who gets the file is named by email: people who meet do not learn each other's address from us.
 * @param now when the file is made
 */
export function meetingFile(
  meeting: FullMeeting,
  side: MeetingSide,
  method: CalendarMethod,
  { publicUrl, mail }: Pick<Settings, 'publicUrl' | 'mail'>,
  now: Date,
): string {
  const other = otherOf(meeting, side);
  const person = meeting[side];
  const url = `${publicUrl}${meetingPath(meeting.id, other.id)}`;
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Counterpart', product: 'Meetings' },
  });
  calendar.createEvent({
    id: meeting.calendarUid,
    sequence: meeting.sequence,
    stamp: now,
    start: meeting.startsAt,
    end: meeting.endsAt,
    summary: isolated(`Meeting with ${oneLine(fullName(other))}`),
    description: [meeting.note, `Confirm, move or cancel: ${url}`].filter(Boolean).join('\n\n'),
    url,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(meeting.location && { location: oneLine(meeting.location) }),
    ...(method !== 'PUBLISH' && {
      organizer: { name: oneLine(mail.from.name || 'Counterpart'), email: mail.from.email },
      attendees: [
        { name: oneLine(fullName(person)), email: person.email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
      ],
    }),
  });
  return calendar.toString();
}

/** A name as a property's parameter can hold it: no quotes, no control characters (RFC 5545, 3.1). */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}"\u2028\u2029]+/gu, ' ').trim();
