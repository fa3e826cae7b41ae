import { BaseModel } from '../../platform/database/base-model';

/** `pending` has not followed the link in the mail yet. */
export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** A person who requested the newsletter. */
export class Subscriber extends BaseModel {
  static override tableName = 'newsletter_subscribers';
  static override dateAttributes = ['confirmBefore', 'createdAt', 'confirmedAt', 'unsubscribedAt'];

  declare id: number;
  declare email: string;
  declare emailKey: string;
  declare status: SubscriberStatus;
  declare confirmHash: string | null;
  declare confirmBefore: Date | null;
  declare unsubscribeKey: string;
  declare createdAt: Date;
  declare confirmedAt: Date | null;
  declare unsubscribedAt: Date | null;
}
