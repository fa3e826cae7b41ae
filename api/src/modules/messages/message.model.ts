import { BaseModel } from '../../platform/database/base-model';

/** One message. `clientMessageId` is the sender's own id for it, which a retry repeats. */
export class Message extends BaseModel {
  static override tableName = 'messages';
  static override dateAttributes = ['createdAt', 'readAt'];
  static override booleanAttributes = ['read'];

  declare id: number;
  declare conversationId: number;
  declare senderId: number;
  declare receiverId: number;
  declare content: string;
  declare read: boolean;
  /** Null while it is unread, and for what was read before times were stored. */
  declare readAt: Date | null;
  declare clientMessageId: string | null;
  declare createdAt: Date;
}
