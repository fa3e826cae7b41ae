import { messageLimits, type Message } from '@counterpart/api/contract';

/** Stored messages of one conversation: each once, in the order the server stored them. */
export type StoredMessages = readonly Message[];
type Change = (messages: StoredMessages) => StoredMessages;

/** True when the first copy of a message is newer than the second: deleted since, or edited later. */
function isNewer(one: Message, other: Message): boolean {
  if (one.deleted !== other.deleted) return one.deleted;
  return (one.editedAt ?? '') > (other.editedAt ?? '');
}

/** Two copies of the same message as one: the newer words, and read and delivered once either is. */
function merged(known: Message, added: Message): Message {
  return {
    ...(isNewer(known, added) ? known : added),
    read: known.read || added.read,
    readAt: known.readAt ?? added.readAt,
    deliveredAt: known.deliveredAt ?? added.deliveredAt,
  };
}

/** Adds messages that came or changed, or a page of earlier ones. */
export function withMessages(added: StoredMessages): Change {
  return (messages) => {
    const byId = new Map(messages.map((message) => [message.id, message]));
    for (const message of added) {
      const known = byId.get(message.id);
      byId.set(message.id, known ? merged(known, message) : message);
    }
    return [...byId.values()].sort((one, other) => one.id - other.id);
  };
}

/**
 * Adds the server's newest page. What was pushed meanwhile stays, and so do earlier messages, unless some between them
 * and the page may be missing: those are loaded again when they are asked for.
 */
export function withNewestPage(page: StoredMessages): Change {
  return (messages) => {
    const [oldest] = page;
    const joins = page.length < messageLimits.threadPage || messages.some(({ id }) => id === oldest?.id);
    return withMessages(page)(joins ? messages : messages.filter(({ id }) => oldest && id > oldest.id));
  };
}

/** Marks what a person received as read; what was read before keeps its time. */
export function withRead(readerId: number, readAt: string): Change {
  return (messages) =>
    messages.map((message) =>
      message.receiverId === readerId && !message.read ? { ...message, read: true, readAt } : message,
    );
}

/** Marks what is for a person as delivered; what was delivered before keeps its time. */
export function withDelivered(receiverId: number, deliveredAt: string): Change {
  return (messages) =>
    messages.map((message) =>
      message.receiverId === receiverId && message.deliveredAt === null ? { ...message, deliveredAt } : message,
    );
}
