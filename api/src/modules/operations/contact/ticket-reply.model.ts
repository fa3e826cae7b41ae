import { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';

/** Administrator's reply to a ticket, by mail or chat. */
export class TicketReply extends BaseModel {
  static override tableName = 'ticket_replies';
  static override dateAttributes = ['createdAt'];
  static override relationMappings = () => ({ author: BaseModel.belongsTo(User, 'ticket_replies.authorId') });

  declare id: number;
  declare ticketId: number;
  declare authorId: number;
  declare body: string;
  declare createdAt: Date;
  declare author?: User | null;
}
