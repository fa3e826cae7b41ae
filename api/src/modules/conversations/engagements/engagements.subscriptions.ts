import type { Subscriptions } from '../../../platform/events/room-events';
import { closeEngagements } from './engagement-changes.service';

/** A block ends the live work of the two, as either may: nothing of the block is said. */
export const engagementSubscriptions: Subscriptions = {
  'person.blocked': ({ blocker, blockedId, now }, transaction) =>
    closeEngagements(blocker, now, transaction, blockedId),
};
