import { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { AccountantProfile } from './accountant-profile.model';
import { profileIndex } from './search/profile-index';
import { noteChanges } from '../../../platform/changes/profile-changes';
import { learnWords, spelledWords } from './search/spellings';

/**
 * Rewrites what is derived from a profile and its owner (place, words, listing) after either changed, and has search
 * read it. Who is no professional any more is not listed; becoming one again lists the profile again, unless its review
 * found something to mend.
 */
export async function refreshProfile(
  userId: number,
  transaction: Transaction,
  updatedAt: Date = new Date(),
): Promise<void> {
  const profile = await AccountantProfile.query(transaction).findOne({ userId }).forUpdate();
  if (!profile) return;
  const { firstName, lastName, city, state, zip, userType } = await User.query(transaction)
    .findById(userId)
    .throwIfNotFound();
  const professional = Object.assign(profile.toJSON(), { firstName, lastName, city, state, zip }) as AccountantProfile &
    Pick<User, 'firstName' | 'lastName' | 'city' | 'state'>;
  await profile.$query(transaction).patch({
    ...profileIndex(professional),
    listed: userType === 'accountant' && profile.listingStatus === 'listed',
    updatedAt,
  });
  await learnWords(transaction, spelledWords(professional));
  await noteChanges(transaction, [userId]);
}
