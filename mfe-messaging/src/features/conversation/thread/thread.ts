import type { Attachment, Message } from '@counterpart/api/contract';
import type { OutgoingMessage } from '../outbox/outgoing-message';
import type { StoredMessages } from './stored-messages';

/** One message of a thread, stored or on its way. */
export interface ThreadMessage {
  /** Stays the same when an outgoing message becomes a stored one, so the row is kept. */
  readonly key: string;
  /** Null until it is stored. */
  readonly id: number | null;
  readonly content: string;
  readonly createdAt: string;
  readonly senderId: number;
  readonly state: 'waiting' | 'sending' | 'failed' | 'sent' | 'delivered' | 'read';
  /** Reason it was not sent. */
  readonly problem: string | null;
  /** ISO 8601; null while it is unread, or when the time is not known. */
  readonly readAt: string | null;
  readonly edited: boolean;
  /** Its words are gone. */
  readonly deleted: boolean;
  readonly attachments: readonly Attachment[];
  readonly clientMessageId: string | null;
  /** The piece of work whose event it is; null for what a person wrote. */
  readonly engagementId: number | null;
}

/**
 * The thread from what the server has stored and what is on its way to it: each message once, stored ones first, the
 * others after them in the order they were written.
 */
export function mergeThread(stored: StoredMessages, outgoing: readonly OutgoingMessage[]): ThreadMessage[] {
  const clientIds = new Set(stored.map((message) => message.clientMessageId));
  return [
    ...stored.map(toThreadMessage),
    ...outgoing.filter((message) => !clientIds.has(message.clientMessageId)).map(toOutgoing),
  ];
}

function toOutgoing(message: OutgoingMessage): ThreadMessage {
  const { clientMessageId, content, createdAt, senderId, status, problem, attachments } = message;
  return {
    key: clientMessageId,
    id: null,
    content,
    createdAt,
    senderId,
    state: status,
    problem,
    readAt: null,
    edited: false,
    deleted: false,
    attachments,
    clientMessageId,
    engagementId: null,
  };
}

function toThreadMessage(message: Message): ThreadMessage {
  const { id, content, createdAt, senderId, read, readAt, deliveredAt, editedAt, deleted } = message;
  const { attachments, clientMessageId, engagement } = message;
  return {
    key: clientMessageId ?? String(id),
    id,
    content,
    createdAt,
    senderId,
    state: read ? 'read' : deliveredAt ? 'delivered' : 'sent',
    problem: null,
    readAt,
    edited: editedAt !== null,
    deleted,
    attachments,
    clientMessageId,
    engagementId: engagement?.id ?? null,
  };
}

const isUnread = ({ senderId, state }: ThreadMessage, otherUserId: number): boolean =>
  senderId === otherUserId && state !== 'read';

/**
 * Key of the first message from the other person that was unread, or `null`: what the 'New messages' line stands above.
 */
export function firstUnreadKey(messages: readonly ThreadMessage[], otherUserId: number): string | null {
  return messages.find((message) => isUnread(message, otherUserId))?.key ?? null;
}

/** Counts messages of the other person that are not marked as read. */
export function countUnread(messages: readonly ThreadMessage[], otherUserId: number): number {
  return messages.filter((message) => isUnread(message, otherUserId)).length;
}
