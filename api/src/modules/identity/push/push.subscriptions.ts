import type { Subscriptions } from '../../../platform/events/room-events';
import { pushLater } from './push-later';

/** A notification is pushed to the browsers of its person. */
export const pushSubscriptions: Subscriptions = { 'notification.stored': pushLater };
