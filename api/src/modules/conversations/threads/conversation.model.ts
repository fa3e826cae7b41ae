import type { ConnectionStatus } from '../../../contract/named-types';
import { BaseModel } from '../../../platform/database/base-model';

/** Conversation between two people. `user1Id` is always the smaller id. */
export class Conversation extends BaseModel {
  static override tableName = 'conversations';
  static override dateAttributes = ['lastMessageAt', 'answeredAt', 'requestDeliveredAt'];

  declare id: number;
  declare user1Id: number;
  declare user2Id: number;
  declare lastMessageAt: Date;
  /** State of the connection: the first message to a professional is a request. */
  declare connection: ConnectionStatus;
  /** User who requested the connection; null when none had to be requested. */
  declare requestedById: number | null;
  /** Professional's reason, for the other side to read. */
  declare declineReason: string | null;
  /** Time it was accepted or declined. */
  declare answeredAt: Date | null;
  /** Time the request reached the professional: what their plan counts. Null while it waits, and for older ones. */
  declare requestDeliveredAt: Date | null;
}

/** The two ids as the table holds them. */
export const pairOf = (one: number, other: number): Pick<Conversation, 'user1Id' | 'user2Id'> => ({
  user1Id: Math.min(one, other),
  user2Id: Math.max(one, other),
});
