import { lockUsers } from '../../../platform/auth/lock-users';
import { User } from '../../../platform/auth/user.model';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { asksForConnection } from '../connections/connections.policy';
import { Message } from '../threads/message.model';
import { receiverNotFound } from '../threads/messages.errors';
import type { MessageDraft } from './messages.schema';
import { haveWritten, openConversation, openCountedConversation } from './open-conversation';
import { storeMessage } from './store-message';

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
  return storeMessage(sender, receiver, { content, attachmentIds: [] }, transaction);
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
