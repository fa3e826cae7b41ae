import { BaseModel } from '../../../platform/database/base-model';
import type { NotificationKind } from './notification-kinds';

/** Something a person is notified about. `href` is a path of the web app. */
export class Notification extends BaseModel {
  static override tableName = 'notifications';
  static override dateAttributes = ['createdAt'];
  static override booleanAttributes = ['read'];

  declare id: number;
  declare userId: number;
  /** User who caused it; it is erased with their account. */
  declare fromId: number | null;
  declare kind: NotificationKind;
  declare title: string;
  declare body: string;
  declare href: string;
  declare read: boolean;
  declare createdAt: Date;
}
