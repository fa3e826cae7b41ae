import type { PlanId } from '../../../contract/plans';
import { addMonths } from './subscriptions/billing-periods';
import { Subscription } from './subscriptions/subscription.model';

/** Stores a subscription that is paid by the month from now on, for a test. */
export async function createSubscription(
  userId: number,
  plan: PlanId,
  changes: Partial<Subscription> = {},
): Promise<Subscription> {
  const now = new Date();
  return Subscription.query().insertAndFetch({
    userId,
    liveKey: userId,
    plan,
    billingInterval: 'monthly',
    status: 'active',
    anchorAt: now,
    periodIndex: 0,
    periodStart: now,
    periodEnd: addMonths(now, 1),
    createdAt: now,
    ...changes,
  });
}
