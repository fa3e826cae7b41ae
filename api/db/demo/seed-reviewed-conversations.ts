import type { Knex } from 'knex';
import { demoDialogues } from './dialogues';
import { minutesAfter } from './demo-clock';
import type { MessageRow } from './seed-conversations';
import type { SeededRandom } from './seeded-random';

/** First messages of clients who later reviewed the professional. */
const openings: readonly string[] = [
  'Hi! A friend gave me your name. Do you have room for one more client this quarter?',
  'Hello, I saw your profile and your prices. What would you need from me to get going?',
  'Good afternoon. We’re a team of five and our last firm stopped answering email. Could we talk this week?',
  'Hey, quick one: do you take clients who are about a year behind on their paperwork?',
  'Hi there. I’d like a second opinion before I sign anything. Is that something you do?',
  'Hello! I’ve got two estimates already and want a third. Can you tell me what’s included at your starting price?',
  'Hi, I just moved my accounts over to QuickBooks Online and I’m not sure it’s set up right.',
  'Good morning. Our fiscal year ends in March. When should we start talking?',
  'Hi. I’m switching from doing it all myself. Honestly, where do people usually begin?',
  'Hello, do you work with companies in more than one state?',
];

/** The professional's replies. */
const answers: readonly string[] = [
  'Hi, and thanks for writing. I do have room. Send me last year’s return or your latest statements and I’ll tell you by Friday what I’d do first.',
  'Thanks for the details. A 20-minute call is enough to see if we fit. Does Tuesday at 11 work?',
  'Happy to help. Everything I quote is in writing before we start, so you’ll know the number up front.',
  'Yes, that’s most of my week. Please upload what you have, even if it’s messy; sorting it is part of the job.',
  'Good question. I’d start with the last three months and go back from there. I’ll send you a short list today.',
  'I can do that. One caution: don’t file anything until I’ve seen the notice you mention.',
  'Sure. Give me read-only access and I’ll look it over this week, no charge for the first look.',
  'Glad you asked early. Let’s plan on January, and I’ll hold a spot for you until the 15th.',
];

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
