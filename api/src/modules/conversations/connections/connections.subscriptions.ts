import type { Subscriptions } from '../../../platform/events/room-events';
import { deliverWaiting } from './waiting-requests';

/** A plan with room for more delivers the requests that wait. */
export const connectionSubscriptions: Subscriptions = {
  'plan.changed': async ({ userId, now }, transaction) => {
    await deliverWaiting(userId, now, transaction);
  },
};
