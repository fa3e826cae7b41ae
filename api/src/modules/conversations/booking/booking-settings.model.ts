import Joi from 'joi';
import { BaseModel } from '../../../platform/database/base-model';

/** A part of each week: `day` is 1 for Monday to 7 for Sunday, times are minutes after midnight. */
export interface WorkingHours {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** Way to meet: by a link to a video call, or at an address. */
export type MeetingKind = 'video' | 'place';

const minute = Joi.number().integer().min(0).max(1440).required();
const hoursShape = Joi.array().items(
  Joi.object({ day: Joi.number().integer().min(1).max(7).required(), from: minute, to: minute }),
);

/** Hours as any engine gives them back; what is none of them (a broken row) is no hours. */
function readHours(stored: unknown): unknown {
  const result: Joi.ValidationResult<unknown> = hoursShape.validate(stored);
  return result.error ? [] : result.value;
}

/**
 * Times and ways to meet a professional. Its row is the lock of their calendar: each change of their meetings holds it.
 */
export class BookingSettings extends BaseModel {
  static override tableName = 'booking_settings';
  static override idColumn = 'userId';
  static override jsonAttributes = ['hours'];
  static override jsonReaders = { hours: readHours };
  static override booleanAttributes = ['offered'];
  static override dateAttributes = ['createdAt', 'updatedAt'];

  declare userId: number;
  declare offered: boolean;
  /** An IANA name. */
  declare timeZone: string;
  declare hours: readonly WorkingHours[];
  declare meetingMinutes: number;
  /** Minutes that stay free before and after each meeting. */
  declare bufferBefore: number;
  declare bufferAfter: number;
  declare noticeHours: number;
  declare bookableDays: number;
  declare mostPerDay: number | null;
  declare meetingKind: MeetingKind;
  /** The link or the address; empty until one is given. */
  declare location: string;
  declare createdAt: Date;
  declare updatedAt: Date;
}
