import type { PlanId } from '../../../../contract/plans';
import type { Transaction } from '../../../../platform/database/transaction';
import { emit } from '../../../../platform/events/room-events';
import { Subscription } from './subscription.model';

/** The subscription of a user that is not ended. */
export const liveSubscription = (userId: number, transaction?: Transaction): Promise<Subscription | undefined> =>
  Subscription.query(transaction).findOne({ liveKey: userId }).execute();

/** The plan that a user has now. */
export async function planOf(userId: number, transaction?: Transaction): Promise<PlanId> {
  return (await liveSubscription(userId, transaction))?.plan ?? 'starter';
}

/** Says that a person's plan, or the month it counts in, may be another one. */
export async function announcePlan(userId: number, transaction: Transaction, now = new Date()): Promise<void> {
  await emit('plan.changed', { userId, plan: await planOf(userId, transaction), now }, transaction);
}
