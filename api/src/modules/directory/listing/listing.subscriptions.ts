import type { Subscriptions } from '../../../platform/events/room-events';
import { showPlan } from '../featured-days/show-plan';
import { refreshProfile } from '../professionals/refresh-profile';
import { reviewListing } from './listing-review.service';

/** A profile shows its owner's name, place and plan, and is listed with a confirmed email. */
export const listingSubscriptions: Subscriptions = {
  'person.changed': ({ userId }, transaction) => refreshProfile(userId, transaction),
  'email.confirmed': ({ userId }, transaction) => reviewListing(userId, transaction),
  'plan.changed': showPlan,
};
