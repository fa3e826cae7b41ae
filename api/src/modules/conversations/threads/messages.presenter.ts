import type { LiveEvents } from '../../../contract/live-events';
import type { Conversation, Message as PresentedMessage, UserType } from '../../../contract/named-types';
import { toDate } from '../../../platform/database/base-model';
import { presentAttachment } from './attachments.presenter';
import type { Message } from './message.model';

/**
 * A message as its two sides see it. What is withheld was neither read nor delivered; of a deleted one no word is left.
 */
export const presentMessage = ({
  id,
  senderId,
  receiverId,
  content,
  createdAt,
  read,
  readAt,
  deliveredAt,
  editedAt,
  deletedAt,
  withheld,
  attachments = [],
  clientMessageId,
  engagementId,
  engagementEvent,
}: Message): PresentedMessage => ({
  id,
  senderId,
  receiverId,
  content,
  createdAt: createdAt.toISOString(),
  read: read && !withheld,
  readAt: isoOf(withheld ? null : readAt),
  deliveredAt: isoOf(withheld ? null : (deliveredAt ?? readAt)),
  editedAt: isoOf(editedAt),
  deleted: Boolean(deletedAt),
  attachments: attachments.map(presentAttachment),
  clientMessageId: clientMessageId ?? null,
  ...(engagementId && engagementEvent && { engagement: { id: engagementId, event: engagementEvent } }),
});

const isoOf = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** A conversation with its other side and last message, as the service reads them. */
export interface ConversationRow {
  readonly id: number;
  readonly otherId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly profilePicture: string | null;
  readonly userType: UserType;
  readonly lastMessageId: number;
  readonly content: string;
  readonly createdAt: unknown;
  readonly senderId: number;
  readonly deletedAt: unknown;
  readonly connection: Conversation['connection']['status'];
  readonly requestedById: number | null;
  readonly unreadCount: number;
}

/** A conversation as the list of one side shows it. */
export const presentConversation = (row: ConversationRow): Conversation => ({
  id: row.id,
  otherUser: {
    id: row.otherId,
    firstName: row.firstName,
    lastName: row.lastName,
    profilePicture: row.profilePicture,
    userType: row.userType,
  },
  lastMessage: {
    id: row.lastMessageId,
    content: row.content,
    createdAt: toDate(row.createdAt).toISOString(),
    senderId: row.senderId,
    deleted: row.deletedAt !== null,
  },
  connection: { status: row.connection, requestedById: row.requestedById },
  unreadCount: row.unreadCount,
});

/**
 * The event that `readerId` has read a conversation; `conversationWith` is the other participant, from the recipient's
 * view.
 */
export function presentReading(conversationWith: number, readerId: number, readAt: Date): LiveEvents['message.read'] {
  return { conversationWith, readerId, readAt: readAt.toISOString() };
}
