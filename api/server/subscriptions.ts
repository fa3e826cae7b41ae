import { connectionSubscriptions } from '../src/modules/conversations/connections/connections.subscriptions';
import { engagementSubscriptions } from '../src/modules/conversations/engagements/engagements.subscriptions';
import { listingSubscriptions } from '../src/modules/directory/listing/listing.subscriptions';
import { pushSubscriptions } from '../src/modules/identity/push/push.subscriptions';
import { reviewInvitationSubscriptions } from '../src/modules/reviews/review-invitations/review-invitations.subscriptions';
import { reviewSubscriptions } from '../src/modules/reviews/reviews/reviews.subscriptions';
import type { Subscriptions } from '../src/platform/events/room-events';

/** Every module that listens to what other rooms say, in the order in which they are called. */
export const subscriptions: readonly Subscriptions[] = [
  reviewSubscriptions,
  connectionSubscriptions,
  engagementSubscriptions,
  listingSubscriptions,
  reviewInvitationSubscriptions,
  pushSubscriptions,
];
