import { BaseModel } from '../database/base-model';

/** A write that came with an `Idempotency-Key`, and its first response once it has one. */
export class IdempotentCall extends BaseModel {
  static override tableName = 'idempotent_calls';
  static override idColumn = 'keyHash';
  static override jsonAttributes = ['headers'];
  static override dateAttributes = ['startedAt', 'finishedAt', 'expiresAt'];

  declare keyHash: string;
  declare fingerprint: string;
  /** Null for visitors. */
  declare userId: number | null;
  declare startedAt: Date;
  /** Null while the first call still runs. */
  declare finishedAt: Date | null;
  /** Headers that the route set, such as `Link`. */
  declare headers: Readonly<Record<string, string>> | null;
  /** JSON text; null when the response had no body, or one that is not to be stored. */
  declare body: string | null;
  declare expiresAt: Date;
}
