import type { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { publishLive } from '../../../platform/events/live-log';
import { hasBlocked, isEitherBlocked } from '../../identity/blocks/has-blocked';
import { markAllRead } from '../../identity/notifications/notifications.service';
import { Conversation, pairOf } from '../threads/conversation.model';
import { engagementPath } from '../threads/engagement-events';
import { Message } from '../threads/message.model';
import { presentReading } from '../threads/messages.presenter';
import { threadPath } from '../../../platform/site/thread-path';

/**
 * Marks what the other side wrote as read, with the notifications about it, and notifies both; a user who is blocked
 * is not told.
 */
export async function markConversationRead(viewer: User, otherUserId: number): Promise<void> {
  const conversation = await Conversation.query().findOne(pairOf(viewer.id, otherUserId));
  if (!conversation) return;
  const readAt = new Date();
  await inRetriedTransaction(async (transaction) => {
    await markAllRead(viewer.id, threadPath(otherUserId), transaction);
    const unread = { receiverId: viewer.id, read: false, conversationId: conversation.id };
    const events = await Message.query(transaction).distinct('engagementId').where(unread).whereNotNull('engagementId');
    for (const { engagementId } of events) await markAllRead(viewer.id, engagementPath(engagementId ?? 0), transaction);
    const changed = await Message.query(transaction).patch({ read: true, readAt }).where(unread);
    if (changed === 0) return;
    const payloadFor = (conversationWith: number) => presentReading(conversationWith, viewer.id, readAt);
    if (!(await hasBlocked(viewer.id, otherUserId, transaction)))
      await publishLive([otherUserId], 'message.read', payloadFor(viewer.id), transaction);
    await publishLive([viewer.id], 'message.read', payloadFor(otherUserId), transaction);
  });
}

/** Marks what waits for a person as delivered: a device of theirs has heard of it. Tells who sent it. */
export async function markDelivered(viewer: User): Promise<void> {
  const waiting = { receiverId: viewer.id, read: false, deliveredAt: null };
  if (!(await Message.query().findOne(waiting).select('id'))) return;
  const deliveredAt = new Date();
  await inRetriedTransaction(async (transaction) => {
    const senders = await Message.query(transaction).distinct('senderId').where(waiting);
    await Message.query(transaction).patch({ deliveredAt }).where(waiting);
    for (const { senderId } of senders) {
      if (await hasBlocked(viewer.id, senderId, transaction)) continue;
      const payload = { conversationWith: viewer.id, deliveredAt: deliveredAt.toISOString() };
      await publishLive([senderId], 'message.delivered', payload, transaction);
    }
  });
}

/** Notifies the other side that this one is typing; strangers and who is blocked get no event. */
export async function pushTyping(viewer: User, otherUserId: number): Promise<void> {
  if (!(await Conversation.query().findOne(pairOf(viewer.id, otherUserId)))) return;
  if (await isEitherBlocked(viewer.id, otherUserId)) return;
  await inRetriedTransaction((transaction) =>
    publishLive([otherUserId], 'typing', { conversationWith: viewer.id }, transaction),
  );
}
