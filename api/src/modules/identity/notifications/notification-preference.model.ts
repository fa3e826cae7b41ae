import { BaseModel } from '../../../platform/database/base-model';
import type { NotificationKind } from './notification-kinds';

/** Person's choice for one kind of notification; without a row it is also mailed, and pushed where push is on. */
export class NotificationPreference extends BaseModel {
  static override tableName = 'notification_preferences';
  static override idColumn = ['userId', 'kind'];
  static override booleanAttributes = ['byMail', 'byPush'];

  declare userId: number;
  declare kind: NotificationKind;
  declare byMail: boolean;
  declare byPush: boolean;
}
