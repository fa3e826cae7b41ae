import { messageLimits } from '../../../contract/limits/messaging';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';
import type { Attachment } from '../threads/attachment.model';
import { detachAll } from '../attachments/attachments.service';
import { hasBlocked } from '../../identity/blocks/has-blocked';
import { markAllRead, notifyChanged, publishRead } from '../../identity/notifications/notifications.service';
import { Conversation } from '../threads/conversation.model';
import { Message } from '../threads/message.model';
import { messageIsRecord, messageNotFound, messageTooOld } from '../threads/messages.errors';
import { presentMessage } from '../threads/messages.presenter';
import { messagePreview } from '../threads/message-preview';
import { threadPath } from '../../../platform/site/thread-path';

const changeTime = messageLimits.changeMinutes * 60_000;

/**
 * A message of the viewer that can still be changed. Its conversation is locked first, as when one is sent, and the
 * time is read then: a call that had to wait is measured when it is its turn.
 * @throws AppError 404 for any other message and one that was deleted, 409 when its time is over or it records work
 */
async function changeable(
  viewer: User,
  receiverId: number,
  id: number,
  transaction: Transaction,
): Promise<{ message: Message; now: Date }> {
  const found = await Message.query(transaction).findOne({ id, senderId: viewer.id, receiverId });
  if (!found) throw messageNotFound();
  if (found.engagementId) throw messageIsRecord();
  await Conversation.query(transaction).findById(found.conversationId).forUpdate();
  const message = await Message.query(transaction).findById(id).forUpdate().withGraphFetched('attachments');
  if (!message || message.deletedAt) throw messageNotFound();
  const now = new Date();
  if (now.getTime() - message.createdAt.getTime() > changeTime) throw messageTooOld();
  return { message, now };
}

/** Pushes a message as it is now to both sides; not to a receiver from whom it is withheld. */
async function publishChange(message: Message, transaction: Transaction): Promise<void> {
  const { senderId, receiverId, withheld } = message;
  const payloadFor = (conversationWith: number) => ({ message: presentMessage(message), conversationWith });
  await publishLive([senderId], 'message.changed', payloadFor(receiverId), transaction);
  if (!withheld) await publishLive([receiverId], 'message.changed', payloadFor(senderId), transaction);
}

/** Tells whether the unread notification of the receiver shows this message: it is the newest of its sender. */
async function isNewest({ id, conversationId, senderId }: Message, transaction: Transaction): Promise<boolean> {
  const newer = Message.query(transaction).where({ conversationId, senderId }).where('id', '>', id);
  return (await newer.select('id').first()) === undefined;
}

/**
 * Gives a message other words, for 15 minutes. When the receiver has blocked the sender since, it disappears for them:
 * words they did not get before are not shown to them.
 * @throws AppError 404, 409 when its time is over
 */
export async function editMessage(
  viewer: User,
  receiverId: number,
  id: number,
  content: string,
  transaction: Transaction,
): Promise<Message> {
  const { message, now } = await changeable(viewer, receiverId, id, transaction);
  if (message.content === content) return message;
  const withheld = message.withheld || (await hasBlocked(receiverId, viewer.id, transaction));
  await message.$query(transaction).patch({ content, editedAt: now, withheld, ...(withheld && { read: true }) });
  await publishChange(message, transaction);
  if (!withheld && !message.read && (await isNewest(message, transaction)))
    await notifyChanged({ userId: receiverId, href: threadPath(viewer.id), body: content }, transaction);
  return message;
}

/**
 * Deletes a message for both sides, for 15 minutes: where it stood both read that there was one.
 * @returns it with the files that it had, for `removeFiles` after the transaction
 * @throws AppError 404, 409 when its time is over
 */
export async function deleteMessage(
  viewer: User,
  receiverId: number,
  id: number,
  transaction: Transaction,
): Promise<{ message: Message; files: Attachment[] }> {
  const { message, now } = await changeable(viewer, receiverId, id, transaction);
  const files = await detachAll(id, transaction);
  message.attachments = [];
  await message.$query(transaction).patch({ content: '', deletedAt: now, read: true });
  await publishChange(message, transaction);
  if (message.withheld) return { message, files };
  const { conversationId } = message;
  const unread = Message.query(transaction).where({ conversationId, receiverId, read: false }).orderBy('id', 'desc');
  const left = await unread.first();
  const href = threadPath(viewer.id);
  if (left) {
    await notifyChanged({ userId: receiverId, href, body: messagePreview(left) }, transaction);
  } else {
    await markAllRead(receiverId, href, transaction);
    await publishRead([receiverId], transaction);
  }
  return { message, files };
}
