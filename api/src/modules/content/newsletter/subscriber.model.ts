import { BaseModel } from '../../../platform/database/base-model';

/** `pending` has not followed the link in the mail yet. */
export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
/**
 * Reasons for an administrator's review: permanently refused mail, a burst of requests, or no confirmation for days.
 */
export const reviewKinds = ['undelivered', 'suspicious', 'unconfirmed'] as const;
export type ReviewKind = (typeof reviewKinds)[number];
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** A person who requested the newsletter. */
export class Subscriber extends BaseModel {
  static override tableName = 'newsletter_subscribers';
  static override dateAttributes = [
    ...['confirmBefore', 'createdAt', 'confirmedAt', 'unsubscribedAt'],
    ...['reviewSince', 'reviewedAt', 'remindedAt'],
  ];

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
  declare reviewKind: ReviewKind | null;
  declare reviewSince: Date | null;
  /** Time an administrator decided; null while it waits. */
  declare reviewedAt: Date | null;
  declare remindedAt: Date | null;
}
