import type { QueryBuilder } from 'objection';
import { BaseModel } from '../../../platform/database/base-model';

/** A document that proves a license. Without a request it waits for one. */
export class VerificationDocument extends BaseModel {
  static override tableName = 'verification_documents';
  static override modifiers = { oldestFirst: (query: QueryBuilder<VerificationDocument>) => void query.orderBy('id') };
  static override dateAttributes = ['createdAt'];

  declare id: number;
  declare userId: number;
  declare requestId: number | null;
  /** Name that the sender gave it. */
  declare name: string;
  declare mimeType: string;
  declare bytes: number;
  /** Its name in the file store. */
  declare fileId: string;
  declare createdAt: Date;
}
