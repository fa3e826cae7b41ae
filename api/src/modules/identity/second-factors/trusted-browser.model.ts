import { BaseModel } from '../../../platform/database/base-model';

/** A browser in which a person needs no second step for a while. Only its cookie has the token. */
export class TrustedBrowser extends BaseModel {
  static override tableName = 'trusted_browsers';
  static override idColumn = 'tokenHash';
  static override dateAttributes = ['createdAt', 'lastUsedAt', 'expiresAt'];

  declare tokenHash: string;
  declare userId: number;
  declare userAgent: string | null;
  declare createdAt: Date;
  declare lastUsedAt: Date;
  declare expiresAt: Date;
}
