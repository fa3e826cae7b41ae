import type { Message } from '@counterpart/api/contract';
import type { OutgoingMessage } from './outgoing-message';

/** One message of a thread, stored or on its way. */
export interface ThreadMessage {
  /** Stays the same when an outgoing message becomes a stored one, so the row is kept. */
  readonly key: string;
  readonly content: string;
  readonly createdAt: string;
  readonly senderId: number;
  readonly state: 'sending' | 'failed' | 'sent' | 'read';
  /** ISO 8601; null while it is unread, or when the time is not known. */
  readonly readAt: string | null;
  readonly clientMessageId: string | null;
}

/**
 * The thread from what the server answered, what it pushed since and what is on its way: each message once, stored ones
 * in the order the server stored them, the others after them in the order they were written.
 */
export function mergeThread(
  fetched: readonly Message[],
  arrived: readonly Message[],
  outgoing: readonly OutgoingMessage[],
): ThreadMessage[] {
  const stored = new Map<number, Message>();
  for (const message of [...fetched, ...arrived]) {
    const known = stored.get(message.id);
    stored.set(message.id, known?.read ? { ...message, read: true, readAt: known.readAt ?? message.readAt } : message);
  }
  const clientIds = new Set([...stored.values()].map((message) => message.clientMessageId));
  return [
    ...[...stored.values()].sort((one, other) => one.id - other.id).map(toThreadMessage),
    ...outgoing
      .filter((message) => !clientIds.has(message.clientMessageId))
      .map(({ status, ...message }): ThreadMessage => ({
        ...message,
        key: message.clientMessageId,
        readAt: null,
        state: status,
      })),
  ];
}

function toThreadMessage({ id, content, createdAt, senderId, read, readAt, clientMessageId }: Message): ThreadMessage {
  return {
    key: clientMessageId ?? String(id),
    content,
    createdAt,
    senderId,
    readAt,
    clientMessageId,
    state: read ? 'read' : 'sent',
  };
}

/**
 * Key of the first message from the other person that was unread, or `null`: what the 'New messages' line stands above.
 */
export function firstUnreadKey(messages: readonly ThreadMessage[], otherUserId: number): string | null {
  return messages.find((message) => message.senderId === otherUserId && message.state === 'sent')?.key ?? null;
}

/** How many messages of the other person are not marked as read. */
export function countUnread(messages: readonly ThreadMessage[], otherUserId: number): number {
  return messages.filter((message) => message.senderId === otherUserId && message.state === 'sent').length;
}
