import { fullName } from '../../../contract/full-name';
import { messageLimits } from '../../../contract/limits/messaging';
import { User } from '../../../platform/auth/user.model';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { publishLive } from '../../../platform/events/live-log';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { attachmentsNeedPremium } from '../attachments/attachments.errors';
import { maySendFiles } from '../attachments/attachments.policy';
import { attachTo } from '../attachments/attachments.service';
import { lockUsers } from '../connections/connection-allowance';
import { asksForConnection } from '../connections/connections.policy';
import { acceptByReply, newConnection, refuseUnconnected } from '../connections/connections.service';
import { blockedSince, hasBlocked } from '../connections/has-blocked';
import { admitRequest } from '../connections/waiting-requests';
import { notify, notifyOnce } from '../../identity/notifications/notifications.service';
import { weighReviewOf } from '../../reviews/reviews/reviews.service';
import { Conversation, pairOf } from './conversation.model';
import { Message } from './message.model';
import { presentMessage } from './messages.presenter';
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

/**
 * Makes sure that two people have a conversation; both may ask at the same moment and find the same one. A new one is a
 * connection request where it has to be (see `newConnection`).
 * @returns how it stands
 */
async function openConversation(
  sender: User,
  receiver: User,
  transaction?: Transaction,
): Promise<Pick<Conversation, 'connection'>> {
  const pair = pairOf(sender.id, receiver.id);
  const found = await Conversation.query(transaction).findOne(pair).select('connection');
  if (found) return found;
  const connection = newConnection(sender, receiver);
  await Conversation.query(transaction)
    .insert({ ...pair, ...connection, lastMessageAt: new Date() })
    .onConflict(['user1Id', 'user2Id'])
    .ignore();
  return connection;
}

/** Tells whether one of two people has written to the other. */
async function haveWritten(one: number, other: number, transaction?: Transaction): Promise<boolean> {
  const conversation = await Conversation.query(transaction).findOne(pairOf(one, other)).select('id');
  return (
    conversation !== undefined &&
    (await Message.query(transaction).findOne({ conversationId: conversation.id }).select('id')) !== undefined
  );
}

/**
 * Opens a conversation for a user with a limit on new ones. Their row is locked until the message is stored, so that
 * concurrent new conversations each count the one before.
 */
async function openCountedConversation(sender: User, receiver: User, transaction: Transaction): Promise<void> {
  if (!(await haveWritten(sender.id, receiver.id, transaction)))
    await refuseTooManyConversations(sender.id, transaction);
  await openConversation(sender, receiver, transaction);
}

/** Tells whether a locked conversation is a request without its first message. */
async function isNewRequest({ id, connection }: Conversation, transaction: Transaction): Promise<boolean> {
  if (connection !== 'pending') return false;
  return (await Message.query(transaction).findOne({ conversationId: id }).select('id')) === undefined;
}

/**
 * Stores a message, moves its conversation on, notes the receiver's notification and notifies both sides, all or
 * nothing. The conversation must exist: its row is locked first, so that the messages of one conversation are stored
 * one after the other. From a receiver who has blocked the sender it is withheld: only the sender ever sees it. So it
 * is while the receiver's plan has no room for the request.
 * @throws AppError 409 when the two are not to write to each other
 */
async function storeMessage(
  sender: User,
  receiver: User,
  { content, attachmentIds, clientMessageId }: MessageDraft,
  transaction: Transaction,
): Promise<Message> {
  const conversation = await Conversation.query(transaction)
    .findOne(pairOf(sender.id, receiver.id))
    .forUpdate()
    .throwIfNotFound();
  await refuseUnconnected(conversation, sender, receiver, transaction);
  if (attachmentIds.length > 0 && !(await maySendFiles(sender.id, receiver.id, transaction)))
    throw attachmentsNeedPremium();
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
    createdAt: now,
  });
  message.attachments = await attachTo(message, attachmentIds, transaction);
  await conversation.$query(transaction).patch({ lastMessageAt: now });
  const payloadFor = (conversationWith: number) => ({ message: presentMessage(message), conversationWith });
  if (isRequest) await publishLive([sender.id], 'connection.changed', { conversationWith: receiver.id }, transaction);
  if (withheld) {
    await publishLive([sender.id], 'message.created', payloadFor(receiver.id), transaction);
    return message;
  }
  await acceptByReply(conversation, sender.id, transaction);
  if (sender.userType === 'accountant') await weighReviewOf(sender.id, receiver.id, transaction);
  await publishLive([receiver.id], 'message.created', payloadFor(sender.id), transaction);
  await publishLive([sender.id], 'message.created', payloadFor(receiver.id), transaction);
  const name = fullName(sender);
  const about = {
    userId: receiver.id,
    fromId: sender.id,
    body: content || filesText(attachmentIds.length),
    href: threadPath(sender.id),
  };
  if (isRequest) await notify({ ...about, kind: 'connection', title: `Connection request from ${name}` }, transaction);
  else await notifyOnce({ ...about, kind: 'message', title: `New message from ${name}` }, transaction);
  return message;
}

/** Returns the text for a message of files only. */
export const filesText = (count: number): string => (count === 1 ? 'Sent a file' : `Sent ${count} files`);

/** Stores a message in the conversation of the two, which the first message opens. */
async function deliver(sender: User, receiver: User, draft: MessageDraft): Promise<Message> {
  const isCounted = sender.emailConfirmedAt === null && !(await haveWritten(sender.id, receiver.id));
  const opened = isCounted ? null : await openConversation(sender, receiver);
  const mayBeRequest = asksForConnection(sender, receiver) && (!opened || opened.connection === 'pending');
  const locked = [...(isCounted ? [sender.id] : []), ...(mayBeRequest ? [receiver.id] : [])];
  return inRetriedTransaction(async (transaction) => {
    await lockUsers(locked, transaction);
    if (isCounted) await openCountedConversation(sender, receiver, transaction);
    return storeMessage(sender, receiver, draft, transaction);
  });
}

/**
 * Sends a message as part of other work, in its transaction.
 * @throws AppError 409 when the two are not to write to each other
 */
export async function sendWithin(
  sender: User,
  receiver: User,
  content: string,
  transaction: Transaction,
): Promise<Message> {
  await openConversation(sender, receiver, transaction);
  return storeMessage(sender, receiver, { receiverId: receiver.id, content, attachmentIds: [] }, transaction);
}

async function findReceiver(receiverId: number): Promise<User> {
  const receiver = await User.query().findById(receiverId);
  if (!receiver || receiver.suspendedAt) throw receiverNotFound();
  return receiver;
}

/**
 * The message that was stored under the sender's own id before. @throws AppError 409 when that one says something else
 */
async function firstMessage(
  senderId: number,
  { clientMessageId, receiverId, content }: MessageDraft,
): Promise<Message | undefined> {
  if (!clientMessageId) return undefined;
  const first = await Message.query().findOne({ senderId, clientMessageId }).withGraphFetched('attachments');
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
  const receiver = await findReceiver(draft.receiverId);
  try {
    return await deliver(sender, receiver, draft);
  } catch (error) {
    const first = isUniqueViolation(error) ? await firstMessage(sender.id, draft) : undefined;
    if (first) return first;
    throw error;
  }
}

/**
 * Reads a thread, oldest message first: the newest 200, or the 200 before a message. Read only by one of its two
 * people, without what was withheld from them; a viewer whom the other side has blocked sees nothing as read or
 * delivered since.
 */
export async function readThread(viewerId: number, otherUserId: number, before?: number): Promise<Message[]> {
  const conversation = await Conversation.query().findOne(pairOf(viewerId, otherUserId));
  if (!conversation) return [];
  const query = Message.query()
    .where('conversationId', conversation.id)
    .where((shown) => void shown.where('senderId', viewerId).orWhere('withheld', false))
    .orderBy('id', 'desc')
    .limit(messageLimits.threadPage)
    .withGraphFetched('attachments');
  if (before !== undefined) query.where('id', '<', before);
  const [messages, hiddenSince] = await Promise.all([query, blockedSince(otherUserId, viewerId)]);
  if (hiddenSince) messages.forEach((message) => hideReceipts(message, viewerId, hiddenSince));
  return messages.reverse();
}

/** Takes back what a message of the viewer says of the other side since they blocked the viewer. */
function hideReceipts(message: Message, viewerId: number, since: Date): void {
  if (message.senderId !== viewerId) return;
  if (message.readAt && message.readAt >= since) Object.assign(message, { read: false, readAt: null });
  if (message.deliveredAt && message.deliveredAt >= since) message.deliveredAt = null;
}
