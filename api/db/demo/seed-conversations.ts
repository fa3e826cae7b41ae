import type { Knex } from 'knex';
import { daysBefore, minutesAfter } from './demo-clock';
import { demoDialogues } from './dialogues';
import type { SeededRandom } from './seeded-random';
import type { DemoUsers } from './seed-users';

/** A row of `messages`. */
export interface MessageRow extends Record<string, unknown> {
  senderId: number;
  receiverId: number;
  content: string;
  read: boolean;
  readAt: Date | null;
  createdAt: Date;
}

function notificationOf(message: MessageRow, senderName: string): Record<string, unknown> {
  return {
    userId: message.receiverId,
    fromId: message.senderId,
    kind: 'message',
    title: `New message from ${senderName}`,
    body: message.content.slice(0, 140),
    href: `/messages?with=${message.senderId}`,
    read: message.read,
    createdAt: message.createdAt,
  };
}

/** A client has asked for the connection; a professional who has replied has accepted it. */
function connectionOf(lines: readonly string[], clientId: number): Record<string, unknown> {
  if (!lines[0]?.startsWith('c:')) return { connection: 'accepted', requestedById: null };
  const connection = lines.some((line) => !line.startsWith('c:')) ? 'accepted' : 'pending';
  return { connection, requestedById: clientId };
}

/**
 * Stores the conversations of the written dialogues, and what both sides were notified of.
 * @returns their messages, which are not stored yet
 */
export async function seedConversations(
  knex: Knex,
  users: DemoUsers,
  random: SeededRandom,
  now: Date,
): Promise<MessageRow[]> {
  const conversations: Record<string, unknown>[] = [];
  const messages: MessageRow[] = [];
  const names = new Map<number, string>();
  for (const [index, dialogue] of demoDialogues.entries()) {
    const clientId = users.idOf(dialogue.client);
    const professionalId = users.idOf(dialogue.professional);
    names.set(clientId, dialogue.client).set(professionalId, dialogue.professional);
    let createdAt = daysBefore(now, dialogue.started, random.between(30, 500));
    dialogue.lines.forEach((line, position) => {
      const fromClient = line.startsWith('c:');
      if (position > 0) createdAt = minutesAfter(createdAt, random.between(4, 170));
      const isRead = position < dialogue.lines.length - (dialogue.unread ?? 0);
      messages.push({
        conversationId: index + 1,
        senderId: fromClient ? clientId : professionalId,
        receiverId: fromClient ? professionalId : clientId,
        content: line.slice(2),
        read: isRead,
        // The receiver has read it before replying.
        readAt: isRead ? minutesAfter(createdAt, 3) : null,
        clientMessageId: null,
        createdAt,
      });
    });
    conversations.push({
      id: index + 1,
      user1Id: Math.min(clientId, professionalId),
      user2Id: Math.max(clientId, professionalId),
      lastMessageAt: createdAt,
      ...connectionOf(dialogue.lines, clientId),
    });
  }
  messages.sort(byTime);
  await knex.batchInsert('conversations', conversations, 50);
  await knex.batchInsert(
    'notifications',
    messages.map((message) => notificationOf(message, names.get(message.senderId) ?? '')),
    100,
  );
  return messages;
}

const byTime = (one: MessageRow, other: MessageRow): number => Number(one.createdAt) - Number(other.createdAt);

/** Stores messages in the order of their times: lists of conversations are in the order of the last message's id. */
export async function seedMessages(knex: Knex, messages: readonly MessageRow[]): Promise<void> {
  await knex.batchInsert('messages', [...messages].sort(byTime), 100);
}
