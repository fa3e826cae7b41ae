import { BaseModel } from '../../../../platform/database/base-model';

/** A reminder that was sent. */
export class CalendarReminder extends BaseModel {
  static override tableName = 'calendar_reminders';
  static override idColumn = ['userId', 'dateId', 'setOn', 'daysBefore'];
  static override dateAttributes = ['sentAt'];

  declare userId: number;
  declare dateId: number;
  declare setOn: string;
  declare daysBefore: number;
  declare sentAt: Date;
}
