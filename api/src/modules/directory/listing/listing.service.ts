import type { Listing } from '../../../contract/named-types';
import { User } from '../../../platform/auth/user.model';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { planOf } from '../../money/billing/subscriptions/plan-of';
import { publishLive } from '../../../platform/events/live-log';
import { emit } from '../../../platform/events/room-events';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import type { ProfessionalRecord } from '../professionals/professional-rows';
import { findProfessional } from '../professionals/professionals.service';
import { showPlan } from '../featured-days/show-plan';
import { profileNotFound } from './listing.errors';
import { reviewListing } from './listing-review.service';

type Columns = Partial<Pick<AccountantProfile, Exclude<keyof Listing, 'city' | 'state'>>>;

/** Maps the sent parts of a listing to columns: lists without duplicates and gaps, empty texts as null. */
function toColumns({
  services,
  specialties,
  certifications,
  industries,
  clientTypes,
  professions,
  languages,
  feeModels,
  businessName,
  tagline,
  website,
  phone,
  city: _city,
  state: _state,
  ...plain
}: Listing): Columns {
  const lists = { services, specialties, certifications, industries, clientTypes, professions, languages, feeModels };
  const texts = { businessName, tagline, website, phone };
  const sent = Object.entries({ ...lists, ...texts }).flatMap(([column, value]) => {
    if (value === undefined) return [];
    return [[column, Array.isArray(value) ? [...new Set<string>(value)].filter(Boolean) : value || null]];
  });
  return { ...plain, ...(Object.fromEntries(sent) as Columns) };
}

/** Stores the location with the owner's account, whose it is; what was not sent stays. */
async function storeLocation(userId: number, { city, state }: Listing, transaction: Transaction): Promise<void> {
  const sent = {
    ...(city !== undefined && { city: city || null }),
    ...(state !== undefined && { state: state || null }),
  };
  if (Object.keys(sent).length === 0) return;
  await User.query(transaction).findById(userId).patch(sent);
  await publishLive([userId], 'account.changed', {}, transaction);
}

/**
 * Creates a professional's profile; if it passes its review it is listed immediately. Omitted fields are empty; without
 * a profession it is listed under the one of the sign-up, else as an accountant.
 * @throws AppError 409 when there is a listing already
 */
export async function createListing(
  userId: number,
  listing: Listing,
  transaction: Transaction,
): Promise<ProfessionalRecord> {
  const now = new Date();
  const signedUp = await User.query(transaction).findById(userId).select('profession');
  try {
    await AccountantProfile.query(transaction).insert({
      professions: [signedUp?.profession ?? 'accountant'],
      industries: [],
      clientTypes: [],
      certifications: [],
      languages: [],
      listingStatus: 'pending',
      ...toColumns(listing),
      userId,
      // Written by the review, like everything that is found by.
      searchText: '',
      createdAt: now,
      updatedAt: now,
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('You already have a profile. Update it instead.', 'profile_exists');
    throw error;
  }
  await showPlan({ userId, plan: await planOf(userId, transaction), now }, transaction);
  await storeLocation(userId, listing, transaction);
  await reviewListing(userId, transaction);
  await emit('profile.created', { userId }, transaction);
  return findProfessional(userId, transaction);
}

/**
 * Changes a listing and what it is found by, and reviews it again.
 * @throws AppError 404 when there is none
 */
export async function changeListing(
  userId: number,
  listing: Listing,
  transaction: Transaction,
): Promise<ProfessionalRecord> {
  const changed = await AccountantProfile.query(transaction).where({ userId }).patch(toColumns(listing));
  if (changed === 0) throw profileNotFound();
  await storeLocation(userId, listing, transaction);
  await reviewListing(userId, transaction);
  return findProfessional(userId, transaction);
}
