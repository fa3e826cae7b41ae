import { BaseModel } from '../../platform/database/base-model';

/** What a client wrote about a professional; one per pair. A hidden one is kept, but neither shown nor counted. */
export class Review extends BaseModel {
  static override tableName = 'reviews';
  static override dateAttributes = ['repliedAt', 'editedAt', 'hiddenAt', 'createdAt'];

  declare id: number;
  declare accountantId: number;
  declare clientId: number;
  declare rating: number;
  declare comment: string;
  declare reply: string | null;
  declare repliedAt: Date | null;
  declare editedAt: Date | null;
  declare hiddenAt: Date | null;
  declare hiddenReason: string | null;
  declare createdAt: Date;
}
