import type { Subscriptions } from '../../../platform/events/room-events';
import { pushLater } from './push-later';

/** What a person is notified of is pushed to their browsers. */
export const pushSubscriptions: Subscriptions = { 'notification.stored': pushLater };
