import { profileLimits } from '../../../contract/limits/profile';
import type { ListingStatus } from '../../../contract/named-types';
import type { AuditActor } from '../../../platform/audit/record-audit';
import { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { notify } from '../../identity/notifications/notifications.service';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { refreshProfile } from '../professionals/refresh-profile';
import { recordDecision } from '../../../platform/queues/record-decision';
import type { ListingDecision } from './listing-review.schema';
import { readListingReview } from './listing-review-setting';

const contactDetails = /[^\s@]+@[^\s@]+\.[a-z]{2,}|(?:\+?\d[\s().-]{0,2}){10,}/i;
const dayMilliseconds = 86_400_000;

const sentences = {
  contact: 'Please leave email addresses and phone numbers out of your bio: clients message you here.',
  copy: 'Another profile says the same in its bio. Please describe your own work in your own words.',
  unconfirmed: 'Please confirm your email address: follow the link that we mailed to you.',
} as const;

/**
 * Reviews the profile of a professional after it or its owner changed, and lists it or stores what to correct.
 * Completeness was validated on the request; here: no contact details in the bio, no copy of another one, an email that
 * is confirmed or still new. With manual review by administrators, profiles that are not listed yet wait for them.
 * Users without a profile are skipped.
 */
export async function reviewListing(userId: number, transaction: Transaction): Promise<void> {
  // The fingerprint of the bio is derived; it has to be that of the present one.
  await refreshProfile(userId, transaction);
  const profile = await AccountantProfile.query(transaction).findOne({ userId });
  if (!profile) return;
  const owner = await User.query(transaction).findById(userId).throwIfNotFound();
  const listingNotes = await notesOn(profile, owner, transaction);
  const listingStatus = await statusFor(profile, listingNotes, transaction);
  await profile.$query(transaction).patch({ listingStatus, listingNotes });
  await refreshProfile(userId, transaction);
}

async function notesOn(profile: AccountantProfile, owner: User, transaction: Transaction): Promise<string[]> {
  const isLate =
    owner.emailConfirmedAt === null &&
    Date.now() - owner.createdAt.getTime() > profileLimits.unconfirmedDays * dayMilliseconds;
  const copied = await AccountantProfile.query(transaction)
    .where('bioHash', profile.bioHash)
    .where('id', '<', profile.id)
    .resultSize();
  return [
    contactDetails.test(profile.bio) && sentences.contact,
    copied > 0 && sentences.copy,
    isLate && sentences.unconfirmed,
  ].filter((note) => note !== false);
}

async function statusFor(
  profile: AccountantProfile,
  notes: readonly string[],
  transaction: Transaction,
): Promise<ListingStatus> {
  if (notes.length > 0) return 'needs_changes';
  if ((await readListingReview(transaction)) === 'automatic') return 'listed';
  return profile.listingStatus === 'listed' ? 'listed' : 'pending';
}

/**
 * Lists a profile that waits, or returns it with what to mend, and notifies its owner.
 * @throws AppError 409 when it does not wait any more
 */
export async function decideListing(
  userId: number,
  by: AuditActor,
  { decision, note }: ListingDecision,
  transaction: Transaction,
): Promise<void> {
  const isListed = decision === 'list';
  const decided = await AccountantProfile.query(transaction)
    .patch(
      isListed
        ? { listingStatus: 'listed', listingNotes: [] }
        : { listingStatus: 'needs_changes', listingNotes: [note] },
    )
    .where({ userId, listingStatus: 'pending' });
  if (decided === 0) throw conflict('This profile has already been decided.', 'already_decided');
  await refreshProfile(userId, transaction);
  const outcome = isListed ? 'listed' : 'returned';
  await recordDecision(
    { queue: 'listings', itemId: userId, outcome, reason: note, by, aboutUserId: userId },
    transaction,
  );
  const title = isListed ? 'Your profile is listed' : 'Your profile needs a change';
  const body = isListed ? 'Clients can find you from now on.' : note;
  await notify({ userId, kind: 'listing', title, body, href: '/dashboard?tab=profile' }, transaction);
}
