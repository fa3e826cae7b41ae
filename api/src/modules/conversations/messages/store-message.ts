import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';
import { emit } from '../../../platform/events/room-events';
import { hasBlocked } from '../../identity/blocks/has-blocked';
import type { News } from '../../identity/notifications/notifications.service';
import { attachTo } from '../attachments/attachments.service';
import { acceptByReply, refuseUnconnected } from '../connections/connections.service';
import { admitRequest } from '../connections/waiting-requests';
import { Conversation, pairOf } from '../threads/conversation.model';
import { Message } from '../threads/message.model';
import { pushMessage } from '../threads/push-message';
import { notifyReceiver } from './message-news';
import type { EngagementEvent } from '../threads/engagement-events';
import type { MessageDraft } from './messages.schema';

/** A message to store; with an engagement it is an event of that work, which its receiver is notified of as such. */
type NewMessage = Pick<MessageDraft, 'content' | 'attachmentIds' | 'clientMessageId'> & {
  readonly engagement?: {
    readonly id: number;
    readonly event: EngagementEvent;
    readonly news: Pick<News, 'kind' | 'title' | 'href'>;
  };
};

/** Tells whether a locked conversation is a request without its first message. */
async function isNewRequest({ id, connection }: Conversation, transaction: Transaction): Promise<boolean> {
  if (connection !== 'pending') return false;
  return (await Message.query(transaction).findOne({ conversationId: id }).select('id')) === undefined;
}

/**
 * Stores a message, moves its conversation on, notes the receiver's notification and notifies both sides, all or
 * nothing. The conversation must exist: its row is locked first, so that the messages of one conversation are stored
 * one after the other. From a receiver who has blocked the sender it is withheld: only the sender ever sees it. So it
 * is while the receiver's plan has no room for the request. That work has ended is said to people who do not write to
 * each other too.
 * @throws AppError 409 when the two are not to write to each other
 */
export async function storeMessage(
  sender: User,
  receiver: User,
  { content, attachmentIds, clientMessageId, engagement }: NewMessage,
  transaction: Transaction,
): Promise<Message> {
  const conversation = await Conversation.query(transaction)
    .findOne(pairOf(sender.id, receiver.id))
    .forUpdate()
    .throwIfNotFound();
  if (engagement?.event !== 'end') await refuseUnconnected(conversation, sender, receiver, transaction);
  const now = new Date();
  const isBlocked = await hasBlocked(receiver.id, sender.id, transaction);
  const isRequest = await isNewRequest(conversation, transaction);
  if (isRequest && !isBlocked) await admitRequest(conversation, receiver, now, transaction);
  const waiting = !isBlocked && conversation.connection === 'waiting' && conversation.requestedById === sender.id;
  const withheld = isBlocked || waiting;
  const message = await Message.query(transaction).insertAndFetch({
    conversationId: conversation.id,
    senderId: sender.id,
    receiverId: receiver.id,
    content,
    read: withheld,
    withheld,
    waiting,
    clientMessageId: clientMessageId ?? null,
    engagementId: engagement?.id ?? null,
    engagementEvent: engagement?.event ?? null,
    createdAt: now,
  });
  message.attachments = await attachTo(message, attachmentIds, transaction);
  await conversation.$query(transaction).patch({ lastMessageAt: now });
  if (isRequest) await publishLive([sender.id], 'connection.changed', { conversationWith: receiver.id }, transaction);
  if (!withheld) {
    await acceptByReply(conversation, sender.id, transaction);
    await emit('message.delivered', { sender, receiverId: receiver.id }, transaction);
    await pushMessage(message, { userId: receiver.id, conversationWith: sender.id }, transaction);
  }
  await pushMessage(message, { userId: sender.id, conversationWith: receiver.id }, transaction);
  if (!withheld) await notifyReceiver(sender, message, { isRequest, event: engagement?.news }, transaction);
  return message;
}
