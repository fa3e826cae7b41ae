import { BaseModel } from '../../platform/database/base-model';

/** What a client wrote about a professional; one per pair. */
export class Review extends BaseModel {
  static override tableName = 'reviews';
  static override dateAttributes = ['repliedAt', 'createdAt'];

  declare id: number;
  declare accountantId: number;
  declare clientId: number;
  declare rating: number;
  declare comment: string;
  declare reply: string | null;
  declare repliedAt: Date | null;
  declare createdAt: Date;
}
