import { BaseModel } from '../../../../platform/database/base-model';
import type { CalendarFailure } from './fetch-busy-times';

/** A private calendar of a professional, by its URL. */
export class BusyCalendar extends BaseModel {
  static override tableName = 'busy_calendars';
  static override dateAttributes = ['createdAt', 'readAt', 'dueAt', 'failingSince', 'notifiedAt'];

  declare id: number;
  declare userId: number;
  declare name: string;
  /** The one part of the URL that is shown. */
  declare host: string;
  /** The URL, which is worth the calendar: it never leaves the server. */
  declare sealedUrl: string;
  declare createdAt: Date;
  /** Time of the last read that succeeded. */
  declare readAt: Date | null;
  declare dueAt: Date;
  declare failure: CalendarFailure | null;
  /** Failures in a row. */
  declare failures: number;
  declare failingSince: Date | null;
  /** Time at which the owner was notified of these failures. */
  declare notifiedAt: Date | null;
}
