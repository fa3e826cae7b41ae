import { BaseModel } from '../../../../platform/database/base-model';
import type { CalendarAnswers } from '../../../../contract/named-types';

/** Answers that a person has saved, from which their dates follow. */
export class SavedCalendar extends BaseModel {
  static override tableName = 'compliance_calendars';
  static override idColumn = 'userId';
  static override jsonAttributes = ['answers'];
  static override dateAttributes = ['savedAt', 'feedCreatedAt'];

  declare userId: number;
  declare answers: CalendarAnswers;
  declare savedAt: Date;
  /** SHA-256 of the secret in the feed's URL: 256 random bits need no slower hash. */
  declare feedHash: string | null;
  declare feedCreatedAt: Date | null;
}
