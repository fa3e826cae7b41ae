import type { Transaction } from '../../../platform/database/transaction';
import type { RoomEvents } from '../../../platform/events/room-events';
import { wantsPush } from '../notifications/notification-preferences.service';
import { Notification } from '../notifications/notification.model';
import { Push, PushSettings, PushSubscription } from './push.models';
import { afterQuietHours } from './quiet-hours';

/** Milliseconds that news waits before it is pushed: an open page reads it in that time. */
const pushDelay = 5_000;

/**
 * Has a notification pushed to the browsers of its person, if they want its kind there: after their quiet hours, and
 * unless it is read by then.
 */
export async function pushLater(
  { id: notificationId, userId }: RoomEvents['notification.stored'],
  transaction: Transaction,
): Promise<void> {
  const subscriptions = await PushSubscription.query(transaction).select('id').where({ userId });
  if (subscriptions.length === 0) return;
  const { kind } = await Notification.query(transaction).findById(notificationId).throwIfNotFound();
  if (!(await wantsPush(userId, kind, transaction))) return;
  const settings = await PushSettings.query(transaction).findById(userId);
  const soon = new Date(Date.now() + pushDelay);
  const notBefore = settings ? afterQuietHours(soon, settings) : soon;
  for (const { id: subscriptionId } of subscriptions)
    await Push.query(transaction)
      .insert({ subscriptionId, notificationId, notBefore, attempts: 0 })
      .onConflict(['subscriptionId', 'notificationId'])
      .ignore();
}
