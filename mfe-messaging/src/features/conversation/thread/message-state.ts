import type { Message } from '@counterpart/api/contract';

/** Marks a message for this person as delivered; one that was delivered before keeps its time. */
export function markedDelivered(receiverId: number, deliveredAt: string): (message: Message) => Message {
  return (message) =>
    message.receiverId === receiverId && message.deliveredAt === null ? { ...message, deliveredAt } : message;
}

/** True when the first copy of a message is newer than the second: deleted since, or edited later. */
export function isNewerMessage(one: Message, other: Message): boolean {
  if (one.deleted !== other.deleted) return one.deleted;
  return (one.editedAt ?? '') > (other.editedAt ?? '');
}

/** Two copies of the same message as one: the newer words, and read and delivered once either is. */
export function mergedMessage(one: Message, other: Message): Message {
  const newer = isNewerMessage(other, one) ? other : one;
  return {
    ...newer,
    read: one.read || other.read,
    readAt: one.readAt ?? other.readAt,
    deliveredAt: one.deliveredAt ?? other.deliveredAt,
  };
}
