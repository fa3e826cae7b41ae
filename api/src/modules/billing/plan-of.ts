import type { PlanId } from '../../contract/plans';
import type { Transaction } from '../../platform/database/transaction';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { noteChanges } from '../professionals/search/changes';
import { Subscription } from './subscription.model';

/** The subscription of a user that is not ended. */
export const liveSubscription = (userId: number, transaction?: Transaction): Promise<Subscription | undefined> =>
  Subscription.query(transaction).findOne({ liveKey: userId }).execute();

/** The plan that a user has now. */
export async function planOf(userId: number, transaction?: Transaction): Promise<PlanId> {
  return (await liveSubscription(userId, transaction))?.plan ?? 'starter';
}

/** Copies the plan to the profile, which search and matching read. */
export async function applyPlan(userId: number, transaction: Transaction): Promise<void> {
  const plan = await planOf(userId, transaction);
  const changed = await AccountantProfile.query(transaction)
    .where({ userId })
    .whereNot({ plan })
    .patch({ plan, featured: plan === 'premium' });
  if (changed > 0) await noteChanges(transaction, [userId]);
}
