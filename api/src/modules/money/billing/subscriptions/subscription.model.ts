import type { BillingInterval, PlanId } from '../../../../contract/plans';
import { BaseModel } from '../../../../platform/database/base-model';
import type { SubscriptionStatus } from './subscription-states';

/** Reason that a subscription ended. */
export type EndReason = 'cancelled' | 'trial_ended' | 'unpaid' | 'disputed' | 'account_closed';

/** A paid plan of a professional, also while it is tried. Without one that is not ended they are on Starter. */
export class Subscription extends BaseModel {
  static override tableName = 'subscriptions';
  static override dateAttributes = [
    'anchorAt',
    'periodStart',
    'periodEnd',
    'trialEndsAt',
    'nextAttemptAt',
    'reminderSentAt',
    'createdAt',
    'endedAt',
  ];

  declare id: number;
  declare userId: number;
  /** The user's id while it is not ended, so that there is at most one. */
  declare liveKey: number | null;
  declare plan: PlanId;
  declare billingInterval: BillingInterval;
  declare status: SubscriptionStatus;
  /** Time that periods are counted from. */
  declare anchorAt: Date;
  declare periodIndex: number;
  declare periodStart: Date;
  declare periodEnd: Date;
  /** Null when it began without a trial. */
  declare trialEndsAt: Date | null;
  /** Plan that begins at the period's end. */
  declare scheduledPlan: PlanId | null;
  declare scheduledInterval: BillingInterval | null;
  /** Payments of the present invoice that failed. */
  declare failedAttempts: number;
  declare nextAttemptAt: Date | null;
  /** Time when the trial's end was announced. */
  declare reminderSentAt: Date | null;
  /** The coupon it began with. */
  declare couponId: number | null;
  /** Periods that it still discounts; null is all that come. */
  declare couponPeriodsLeft: number | null;
  /** US cents that a coupon took off the present period. */
  declare periodDiscountCents: number;
  declare createdAt: Date;
  declare endedAt: Date | null;
  declare endReason: EndReason | null;
}
