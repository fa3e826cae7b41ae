import { BaseModel } from '../../../../platform/database/base-model';

/** Time at which a calendar of a professional says that they are busy; nothing of what it is. */
export class BusyTime extends BaseModel {
  static override tableName = 'busy_times';
  static override dateAttributes = ['startsAt', 'endsAt'];

  declare id: number;
  declare calendarId: number;
  declare userId: number;
  declare startsAt: Date;
  declare endsAt: Date;
}
