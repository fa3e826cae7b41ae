import { noteChanges } from '../../../platform/changes/profile-changes';
import type { Transaction } from '../../../platform/database/transaction';
import type { RoomEvents } from '../../../platform/events/room-events';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { isFeatured } from './is-featured';

/** Copies a plan to the profile, which search and matching read, with whether it is featured. */
export async function showPlan(
  { userId, plan, now }: RoomEvents['plan.changed'],
  transaction: Transaction,
): Promise<void> {
  const profile = await AccountantProfile.query(transaction).findOne({ userId }).select('id', 'plan', 'featured');
  if (!profile) return;
  const featured = await isFeatured(userId, plan, now, transaction);
  if (profile.plan === plan && profile.featured === featured) return;
  await profile.$query(transaction).patch({ plan, featured });
  await noteChanges(transaction, [userId]);
}
