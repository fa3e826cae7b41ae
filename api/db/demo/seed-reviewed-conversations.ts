import type { Knex } from 'knex';
import { demoDialogues } from './dialogues';
import { minutesAfter } from './demo-clock';
import type { MessageRow } from './seed-conversations';
import type { SeededRandom } from './seeded-random';
import { answers, openings } from './sentences';

/** Out of five reviews, three are by clients who had a conversation first: their reviews carry 'Verified client'. */
const verified = [true, false, true, true, false];

/**
 * Stores the conversations of clients and professionals before most of the reviews.
 * @returns their messages, which are not stored yet
 */
export async function seedReviewedConversations(knex: Knex, random: SeededRandom): Promise<MessageRow[]> {
  const reviews = await knex<{ accountantId: number; clientId: number; createdAt: Date | number | string }>('reviews')
    .select('accountantId', 'clientId', 'createdAt')
    .orderBy('id');
  const known: { user1Id: number; user2Id: number }[] = await knex('conversations').select('user1Id', 'user2Id');
  const pairs = new Set(known.map(({ user1Id, user2Id }) => `${user1Id} ${user2Id}`));
  const conversations: Record<string, unknown>[] = [];
  const messages: MessageRow[] = [];
  for (const [index, { accountantId, clientId, createdAt }] of reviews.entries()) {
    const [user1Id, user2Id] = [Math.min(accountantId, clientId), Math.max(accountantId, clientId)];
    if (!verified[index % verified.length] || pairs.has(`${user1Id} ${user2Id}`)) continue;
    const conversationId = demoDialogues.length + conversations.length + 1;
    const asked = minutesAfter(new Date(createdAt), -random.between(18, 40) * 24 * 60);
    const answered = minutesAfter(asked, random.between(12, 240));
    const say = (senderId: number, receiverId: number, content: string, at: Date): void => {
      messages.push({
        conversationId,
        senderId,
        receiverId,
        content,
        read: true,
        readAt: minutesAfter(at, 5),
        clientMessageId: null,
        createdAt: at,
      });
    };
    say(clientId, accountantId, random.pick(openings), asked);
    say(accountantId, clientId, random.pick(answers), answered);
    conversations.push({
      id: conversationId,
      user1Id,
      user2Id,
      lastMessageAt: answered,
      connection: 'accepted',
      requestedById: clientId,
    });
  }
  await knex.batchInsert('conversations', conversations, 50);
  return messages;
}
