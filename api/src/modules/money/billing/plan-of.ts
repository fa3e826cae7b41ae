import type { PlanId } from '../../../contract/plans';
import type { Transaction } from '../../../platform/database/transaction';
import { deliverWaiting } from '../../conversations/connections/waiting-requests';
import { isFeatured } from '../../directory/featured-days/is-featured';
import { AccountantProfile } from '../../directory/professionals/accountant-profile.model';
import { noteChanges } from '../../directory/professionals/search/changes';
import { Subscription } from './subscription.model';

/** The subscription of a user that is not ended. */
export const liveSubscription = (userId: number, transaction?: Transaction): Promise<Subscription | undefined> =>
  Subscription.query(transaction).findOne({ liveKey: userId }).execute();

/** The plan that a user has now. */
export async function planOf(userId: number, transaction?: Transaction): Promise<PlanId> {
  return (await liveSubscription(userId, transaction))?.plan ?? 'starter';
}

/**
 * Delivers the requests that a plan has room for, and copies it to the profile, which search and matching read, with
 * whether it is featured.
 */
export async function applyPlan(userId: number, transaction: Transaction, now = new Date()): Promise<void> {
  await deliverWaiting(userId, now, transaction);
  const profile = await AccountantProfile.query(transaction).findOne({ userId }).select('id', 'plan', 'featured');
  if (!profile) return;
  const plan = await planOf(userId, transaction);
  const featured = await isFeatured(userId, plan, now, transaction);
  if (profile.plan === plan && profile.featured === featured) return;
  await profile.$query(transaction).patch({ plan, featured });
  await noteChanges(transaction, [userId]);
}
