import type { QueryBuilder } from 'objection';
import { BaseModel } from '../../../platform/database/base-model';
import { Attachment } from './attachment.model';
import type { EngagementEvent } from './engagement-events';

/** One message. `clientMessageId` is the sender's own id for it, which a retry repeats. */
export class Message extends BaseModel {
  static override tableName = 'messages';
  static override dateAttributes = ['createdAt', 'readAt', 'deliveredAt', 'editedAt', 'deletedAt'];
  static override booleanAttributes = ['read', 'withheld', 'waiting'];

  static override relationMappings = () => ({
    attachments: {
      relation: BaseModel.HasManyRelation,
      modelClass: Attachment,
      join: { from: 'messages.id', to: 'message_attachments.messageId' },
      modify: (query: QueryBuilder<Attachment>) => void query.orderBy('id'),
    },
  });

  declare id: number;
  declare conversationId: number;
  declare senderId: number;
  declare receiverId: number;
  declare content: string;
  declare read: boolean;
  /** Null while it is unread, and for what was read before times were stored. */
  declare readAt: Date | null;
  /** Time it reached a device of the receiver, as far as that is known. */
  declare deliveredAt: Date | null;
  declare editedAt: Date | null;
  /** Time the sender deleted it; its content is gone. */
  declare deletedAt: Date | null;
  /** The receiver had blocked the sender, or it waits: only the sender sees it. It counts as read. */
  declare withheld: boolean;
  /** Withheld until the receiver's plan has room for the request it belongs to. */
  declare waiting: boolean;
  declare clientMessageId: string | null;
  /** Work of the two that the message is an event of. */
  declare engagementId: number | null;
  declare engagementEvent: EngagementEvent | null;
  declare createdAt: Date;
  declare attachments?: Attachment[];
}
