import { BaseModel } from '../../platform/database/base-model';

/** What two people have written to each other. `user1Id` is always the smaller id. */
export class Conversation extends BaseModel {
  static override tableName = 'conversations';
  static override dateAttributes = ['lastMessageAt'];

  declare id: number;
  declare user1Id: number;
  declare user2Id: number;
  declare lastMessageAt: Date;
}

/** The two ids as the table holds them. */
export const pairOf = (one: number, other: number): Pick<Conversation, 'user1Id' | 'user2Id'> => ({
  user1Id: Math.min(one, other),
  user2Id: Math.max(one, other),
});
