import { BaseModel } from '../../../../platform/database/base-model';

/** Purpose of a mailed link. */
export type TokenPurpose = 'confirm-email' | 'change-email' | 'reset-password' | 'invitation';

/** A link that was mailed. The token itself is only in the mail; the table knows its hash. */
export class AccountToken extends BaseModel {
  static override tableName = 'account_tokens';
  static override idColumn = 'tokenHash';
  static override dateAttributes = ['createdAt', 'expiresAt', 'usedAt'];

  declare tokenHash: string;
  declare userId: number;
  declare purpose: TokenPurpose;
  /** The key of the email it was mailed to: worth nothing once the account has, or is to have, another. */
  declare emailKey: string;
  declare createdAt: Date;
  declare expiresAt: Date;
  declare usedAt: Date | null;
}
