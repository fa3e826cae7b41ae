import type { QueryBuilder } from 'objection';
import { BaseModel } from '../../../platform/database/base-model';

/** Review as it was before its author changed or deleted it. */
export class ReviewVersion extends BaseModel {
  static override tableName = 'review_versions';
  static override modifiers = { oldestFirst: (query: QueryBuilder<ReviewVersion>) => void query.orderBy('id') };
  static override dateAttributes = ['writtenAt', 'replacedAt'];

  declare id: number;
  declare reviewId: number;
  declare accountantId: number;
  declare clientId: number;
  declare rating: number;
  declare comment: string;
  declare change: 'edited' | 'deleted';
  declare writtenAt: Date;
  declare replacedAt: Date;
}
