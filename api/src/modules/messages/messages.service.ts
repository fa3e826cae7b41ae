import { limits } from '../../contract/limits';
import { User } from '../../platform/auth/user.model';
import { isUniqueViolation } from '../../platform/database/database-errors';
import type { Transaction } from '../../platform/database/transaction';
import { conflict } from '../../platform/errors/app-error';
import { publishLive } from '../../platform/events/live-log';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import { inTransaction } from '../../platform/database/transaction';
import { markAllRead, notifyOnce } from '../notifications/notifications.service';
import { weighReviewOf } from '../reviews/reviews.service';
import { Conversation, pairOf } from './conversation.model';
import { Message } from './message.model';
import { presentMessage, presentReading } from './messages.presenter';
import type { MessageDraft } from './messages.schema';
import { receiverNotFound, userNotFound } from './messages.errors';
import { refuseTooManyConversations } from './new-conversation-limit';
import { threadPath } from './thread-path';

/** A user by id. @throws AppError 404 */
export async function findPerson(id: number): Promise<User> {
  const user = await User.query().findById(id);
  if (!user) throw userNotFound();
  return user;
}

/** Makes sure that two people have a conversation; both may ask at the same moment and find the same one. */
async function openConversation(senderId: number, receiverId: number, transaction?: Transaction): Promise<void> {
  const pair = pairOf(senderId, receiverId);
  if (await Conversation.query(transaction).findOne(pair)) return;
  await Conversation.query(transaction)
    .insert({ ...pair, lastMessageAt: new Date() })
    .onConflict(['user1Id', 'user2Id'])
    .ignore();
}

/** Whether one of two people has written to the other. */
async function haveWritten(one: number, other: number, transaction?: Transaction): Promise<boolean> {
  const conversation = await Conversation.query(transaction).findOne(pairOf(one, other)).select('id');
  return (
    conversation !== undefined &&
    (await Message.query(transaction).findOne({ conversationId: conversation.id }).select('id')) !== undefined
  );
}

/**
 * Opens a conversation for a user with a limit on new ones. Their row is locked before the count, until the message is
 * stored: concurrent new conversations wait here, and each counts the one before.
 */
async function openCountedConversation(senderId: number, receiverId: number, transaction: Transaction): Promise<void> {
  await User.query(transaction).findById(senderId).forUpdate();
  if (!(await haveWritten(senderId, receiverId, transaction))) await refuseTooManyConversations(senderId, transaction);
  await openConversation(senderId, receiverId, transaction);
}

/**
 * Stores a message, moves its conversation on, notes the receiver's notification and notifies both sides, all or
 * nothing. The conversation must exist: its row is locked first, so that the messages of one conversation are stored
 * one after the other.
 */
async function storeMessage(sender: User, draft: MessageDraft, transaction: Transaction): Promise<Message> {
  const { receiverId, content, clientMessageId = null } = draft;
  const conversation = await Conversation.query(transaction)
    .findOne(pairOf(sender.id, receiverId))
    .forUpdate()
    .throwIfNotFound();
  const now = new Date();
  const message = await Message.query(transaction).insertAndFetch({
    conversationId: conversation.id,
    senderId: sender.id,
    receiverId,
    content,
    read: false,
    clientMessageId,
    createdAt: now,
  });
  await conversation.$query(transaction).patch({ lastMessageAt: now });
  if (sender.userType === 'accountant') await weighReviewOf(sender.id, receiverId, transaction);
  const title = `New message from ${sender.firstName} ${sender.lastName}`;
  const presented = presentMessage(message);
  const payloadFor = (conversationWith: number) => ({ message: presented, conversationWith });
  await publishLive([receiverId], 'message.created', payloadFor(sender.id), transaction);
  await publishLive([sender.id], 'message.created', payloadFor(receiverId), transaction);
  await notifyOnce(
    { userId: receiverId, fromId: sender.id, kind: 'message', title, body: content, href: threadPath(sender.id) },
    transaction,
  );
  return message;
}

/** Stores a message in the conversation of the two, which the first message opens. */
async function deliver(sender: User, draft: MessageDraft): Promise<Message> {
  const { receiverId } = draft;
  const isCounted = sender.emailConfirmedAt === null && !(await haveWritten(sender.id, receiverId));
  if (!isCounted) await openConversation(sender.id, receiverId);
  return inRetriedTransaction(async (transaction) => {
    if (isCounted) await openCountedConversation(sender.id, receiverId, transaction);
    return storeMessage(sender, draft, transaction);
  });
}

async function refuseUnknownReceiver(receiverId: number): Promise<void> {
  const receiver = await User.query().findById(receiverId);
  if (!receiver || receiver.suspendedAt) throw receiverNotFound();
}

/**
 * The message that was stored under the sender's own id before. @throws AppError 409 when that one says something else
 */
async function firstMessage(
  senderId: number,
  { clientMessageId, receiverId, content }: MessageDraft,
): Promise<Message | undefined> {
  if (!clientMessageId) return undefined;
  const first = await Message.query().findOne({ senderId, clientMessageId });
  if (first && (first.receiverId !== receiverId || first.content !== content)) {
    throw conflict('Another message was sent with the same id.', 'client_message_id_reused');
  }
  return first;
}

/**
 * Sends a message. A repeat of the same one, even at the same moment, answers the first and stores and tells nothing.
 */
export async function sendMessage(sender: User, draft: MessageDraft): Promise<Message> {
  const repeated = await firstMessage(sender.id, draft);
  if (repeated) return repeated;
  await refuseUnknownReceiver(draft.receiverId);
  try {
    return await deliver(sender, draft);
  } catch (error) {
    const first = isUniqueViolation(error) ? await firstMessage(sender.id, draft) : undefined;
    if (first) return first;
    throw error;
  }
}

/**
 * What two people have written, oldest first: the newest 200, or the 200 before a message. Only ever read by one of the
 * two.
 */
export async function readThread(viewerId: number, otherUserId: number, before?: number): Promise<Message[]> {
  const conversation = await Conversation.query().findOne(pairOf(viewerId, otherUserId));
  if (!conversation) return [];
  const query = Message.query()
    .where('conversationId', conversation.id)
    .orderBy('id', 'desc')
    .limit(limits.message.threadPage);
  if (before !== undefined) query.where('id', '<', before);
  return (await query).reverse();
}

/** Marks what the other side wrote as read, with the notification about it, and notifies both. */
export async function markConversationRead(viewer: User, otherUserId: number): Promise<void> {
  const conversation = await Conversation.query().findOne(pairOf(viewer.id, otherUserId));
  if (!conversation) return;
  const readAt = new Date();
  await inRetriedTransaction(async (transaction) => {
    await markAllRead(viewer.id, threadPath(otherUserId), transaction);
    const changed = await Message.query(transaction)
      .patch({ read: true, readAt })
      .where({ receiverId: viewer.id, read: false, conversationId: conversation.id });
    if (changed === 0) return;
    const payloadFor = (conversationWith: number) => presentReading(conversationWith, viewer.id, readAt);
    await publishLive([otherUserId], 'message.read', payloadFor(viewer.id), transaction);
    await publishLive([viewer.id], 'message.read', payloadFor(otherUserId), transaction);
  });
}

/** Notifies the other side that this one is typing; strangers get no event. */
export async function pushTyping(viewer: User, otherUserId: number): Promise<void> {
  if (!(await Conversation.query().findOne(pairOf(viewer.id, otherUserId)))) return;
  await inTransaction((transaction) =>
    publishLive([otherUserId], 'typing', { conversationWith: viewer.id }, transaction),
  );
}
