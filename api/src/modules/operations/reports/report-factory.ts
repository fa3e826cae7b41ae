import type { User } from '../../../platform/auth/user.model';
import { database } from '../../../platform/database/transaction';
import { Conversation } from '../../conversations/threads/conversation.model';
import { Message } from '../../conversations/threads/message.model';
import { Review } from '../../reviews/reviews/review.model';

/**
 * Stores a first message and, unless null, a reply so many minutes later, for a test.
 * @returns stores a reply later on
 */
export async function conversation(
  client: User,
  professional: User,
  at: Date,
  minutes: number | null,
): Promise<(minutes: number) => Promise<void>> {
  const [user1Id, user2Id] = [client.id, professional.id].sort((one, other) => one - other) as [number, number];
  const { id: conversationId } = await Conversation.query().insertAndFetch({ user1Id, user2Id, lastMessageAt: at });
  const write = async (sender: User, receiver: User, createdAt: Date): Promise<void> => {
    await Message.query().insert({
      ...{ conversationId, senderId: sender.id, receiverId: receiver.id, content: 'Hello', createdAt, read: false },
    });
  };
  const reply = (later: number) => write(professional, client, new Date(at.getTime() + later * 60_000));
  await write(client, professional, at);
  // A second one before the reply is no second contact.
  await write(client, professional, at);
  if (minutes !== null) await reply(minutes);
  return reply;
}

/** Stores a review for a test. */
export async function reviewBy(client: User, professional: User, rating: number, createdAt: Date): Promise<void> {
  await Review.query(database()).insert({
    ...{ accountantId: professional.id, clientId: client.id, rating, comment: 'Good work', createdAt },
  });
}
