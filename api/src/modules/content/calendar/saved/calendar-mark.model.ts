import { BaseModel } from '../../../../platform/database/base-model';

/** Stands for every date of a duty. */
export const everyDate = 'all';

/** Mark of a person on a date, or on every date of a duty that is not theirs. */
export class CalendarMark extends BaseModel {
  static override tableName = 'calendar_marks';
  static override idColumn = ['userId', 'dateId', 'setOn'];
  static override dateAttributes = ['markedAt'];

  declare userId: number;
  declare dateId: number;
  declare setOn: string;
  declare mark: 'done' | 'snoozed' | 'not-mine';
  /** Last day of a snooze, 'YYYY-MM-DD'. */
  declare until: string | null;
  declare markedAt: Date;
}
