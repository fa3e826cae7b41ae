import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { newConnection } from '../connections/connections.service';
import { Conversation, pairOf } from '../threads/conversation.model';
import { Message } from '../threads/message.model';
import { refuseTooManyConversations } from './new-conversation-limit';

/**
 * Makes sure that two people have a conversation; both may ask at the same moment and find the same one. A new one is a
 * connection request where it has to be (see `newConnection`).
 * @returns how it stands
 */
export async function openConversation(
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
export async function haveWritten(one: number, other: number, transaction?: Transaction): Promise<boolean> {
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
export async function openCountedConversation(sender: User, receiver: User, transaction: Transaction): Promise<void> {
  if (!(await haveWritten(sender.id, receiver.id, transaction)))
    await refuseTooManyConversations(sender.id, transaction);
  await openConversation(sender, receiver, transaction);
}
