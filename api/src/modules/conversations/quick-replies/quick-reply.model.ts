import { BaseModel } from '../../../platform/database/base-model';

/** A text that a professional writes often. */
export class QuickReply extends BaseModel {
  static override tableName = 'quick_replies';
  static override dateAttributes = ['createdAt', 'updatedAt'];

  declare id: number;
  declare userId: number;
  declare title: string;
  declare body: string;
  /** Position in its owner's list; gaps are allowed. */
  declare position: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
