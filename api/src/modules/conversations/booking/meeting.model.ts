import { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';
import type { MeetingKind } from './booking-settings.model';
import type { MeetingSide, MeetingStatus } from './meeting-states';

const person = (column: string) => BaseModel.belongsTo(User, `meetings.${column}`);

/** A meeting of a client with a professional, from the request on. Times are points in time, in UTC. */
export class Meeting extends BaseModel {
  static override tableName = 'meetings';
  static override dateAttributes = [
    'startsAt',
    'endsAt',
    'proposedStartsAt',
    'proposedEndsAt',
    'dayReminderAt',
    'hourReminderAt',
    'createdAt',
    'confirmedAt',
    'endedAt',
  ];
  static override relationMappings = () => ({ professional: person('professionalId'), client: person('clientId') });

  declare id: number;
  declare professionalId: number;
  declare clientId: number;
  declare status: MeetingStatus;
  declare startsAt: Date;
  declare endsAt: Date;
  /** Unique while the meeting holds its time; null afterwards. */
  declare heldKey: string | null;
  declare proposedStartsAt: Date | null;
  declare proposedEndsAt: Date | null;
  declare proposedBy: MeetingSide | null;
  declare note: string;
  declare meetingKind: MeetingKind;
  declare location: string;
  /** The zone in which the client is shown times by mail. */
  declare clientTimeZone: string;
  /** Names the meeting in calendars (RFC 5545, UID); `sequence` grows with each change that they are sent. */
  declare calendarUid: string;
  declare sequence: number;
  /** Times at which the reminders a day and an hour before were sent or skipped. */
  declare dayReminderAt: Date | null;
  declare hourReminderAt: Date | null;
  declare createdAt: Date;
  declare confirmedAt: Date | null;
  declare endedAt: Date | null;
  declare endedBy: MeetingSide | null;
  declare endReason: string | null;
  declare professional?: User;
  declare client?: User;
}

/** A meeting with both people. */
export type FullMeeting = Meeting & { readonly professional: User; readonly client: User };

/** On which side of a meeting a user is; null for all others. */
export function sideOf({ professionalId, clientId }: Pick<Meeting, 'professionalId' | 'clientId'>, userId: number) {
  if (userId === professionalId) return 'professional' satisfies MeetingSide;
  return userId === clientId ? ('client' satisfies MeetingSide) : null;
}
