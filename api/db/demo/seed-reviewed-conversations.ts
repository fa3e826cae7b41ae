import type { Knex } from 'knex';
import { readTable } from '../../src/platform/files/read-table';
import { demoDialogues } from './dialogues';
import { minutesAfter } from './demo-clock';
import { demoReviews } from './demo-reviews';
import type { MessageRow } from './seed-conversations';
import type { SeededRandom } from './seeded-random';
import type { DemoUsers } from './seed-users';

const firstMessages = readTable(new URL('first-messages.tsv', import.meta.url));
const saidBy = (side: string): string[] => firstMessages.flatMap(([by, text = '']) => (by === side ? [text] : []));
const openings = saidBy('client');
const answers = saidBy('professional');

/**
 * Stores the conversations of clients who had one before their review, which shows 'Verified client' for it.
 * @returns their messages, which are not stored yet
 */
export async function seedReviewedConversations(
  knex: Knex,
  users: DemoUsers,
  random: SeededRandom,
): Promise<MessageRow[]> {
  const reviews = await knex<{ accountantId: number; clientId: number; createdAt: Date | number | string }>('reviews')
    .select('accountantId', 'clientId', 'createdAt')
    .orderBy('id');
  const known: { user1Id: number; user2Id: number }[] = await knex('conversations').select('user1Id', 'user2Id');
  const pairs = new Set(known.map(({ user1Id, user2Id }) => `${user1Id} ${user2Id}`));
  const met = new Set(
    demoReviews.flatMap(({ professional, client, hasMet }) =>
      hasMet ? [`${users.idOf(professional)} ${users.idOf(client)}`] : [],
    ),
  );
  const conversations: Record<string, unknown>[] = [];
  const messages: MessageRow[] = [];
  for (const { accountantId, clientId, createdAt } of reviews) {
    const [user1Id, user2Id] = [Math.min(accountantId, clientId), Math.max(accountantId, clientId)];
    if (!met.has(`${accountantId} ${clientId}`) || pairs.has(`${user1Id} ${user2Id}`)) continue;
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
