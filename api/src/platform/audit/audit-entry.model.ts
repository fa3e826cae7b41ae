import type { AuditAction } from '../../contract/audit-actions';
import { BaseModel } from '../database/base-model';

/**
 * One act. `origin` and `details` are text with a salt of their own, and the chain holds their digests: they can be
 * erased with an account, and the entry still proves what it proved.
 */
export class AuditEntry extends BaseModel {
  static override tableName = 'audit_entries';
  static override dateAttributes = ['createdAt'];

  declare id: number;
  declare createdAt: Date;
  /** User who did it; null for visitors and for the product itself. */
  declare actorId: number | null;
  /** The account that it is about, or whose thing it is about. */
  declare userId: number | null;
  declare action: AuditAction;
  declare subjectType: string;
  declare subjectId: string | null;
  declare origin: string | null;
  declare details: string | null;
  /** The words of the details, to be searched for; no part of the chain. */
  declare searchText: string | null;
  declare originDigest: string | null;
  declare detailsDigest: string | null;
  /** Its number in the chain, from 1, and its hash; null until it is sealed, shortly after it was committed. */
  declare sequence: number | null;
  declare hash: string | null;
}
