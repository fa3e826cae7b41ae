import type { Message } from '@counterpart/api/contract';

/** Marks a message as read when it was for this person; one that was read before keeps its time. */
export function markedReadBy(readerId: number, readAt: string): (message: Message) => Message {
  return (message) => (message.receiverId === readerId && !message.read ? { ...message, read: true, readAt } : message);
}
