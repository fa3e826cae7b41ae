import type { Subscriptions } from '../../../platform/events/room-events';
import { updateRating } from './review-rank';
import { weighReviewOf, weighReviewsBy } from './reviews.service';

/** Ratings follow who has confirmed an email, has written to a client, and has a profile. */
export const reviewSubscriptions: Subscriptions = {
  'email.confirmed': ({ userId }, transaction) => weighReviewsBy(userId, transaction),
  'message.delivered': async ({ sender, receiverId }, transaction) => {
    if (sender.userType === 'accountant') await weighReviewOf(sender.id, receiverId, transaction);
  },
  // Clients can have reviewed a professional who had not written a profile yet.
  'profile.created': ({ userId }, transaction) => updateRating(transaction, userId),
};
