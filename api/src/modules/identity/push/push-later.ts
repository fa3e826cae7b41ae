import type { Transaction } from '../../../platform/database/transaction';
import type { RoomEvents } from '../../../platform/events/room-events';
import { Push, PushSubscription } from './push.models';

/** Milliseconds that news waits before it is pushed: an open page reads it in that time. */
const pushDelay = 5_000;

/** Has a notification pushed to the browsers of its person, if it is unread and they want that by then. */
export async function pushLater(
  { id: notificationId, userId }: RoomEvents['notification.stored'],
  transaction: Transaction,
): Promise<void> {
  const notBefore = new Date(Date.now() + pushDelay);
  for (const { id: subscriptionId } of await PushSubscription.query(transaction).select('id').where({ userId }))
    await Push.query(transaction)
      .insert({ subscriptionId, notificationId, notBefore, attempts: 0 })
      .onConflict(['subscriptionId', 'notificationId'])
      .ignore();
}
