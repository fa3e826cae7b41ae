import { BaseModel } from '../../../../platform/database/base-model';

/** Token by which a team's pipeline publishes and activates releases of one area. */
export class DeployToken extends BaseModel {
  static override tableName = 'deploy_tokens';
  static override dateAttributes = ['createdAt', 'lastUsedAt', 'revokedAt'];

  declare id: number;
  declare area: string;
  /** Purpose, in the words of its maker. */
  declare label: string;
  /** SHA-256 of the token: 256 random bits need no slower hash. */
  declare digest: string;
  /** The last characters of the token, by which a team recognizes it. */
  declare hint: string;
  /** User who made it; null when the account is gone. */
  declare createdById: number | null;
  declare createdAt: Date;
  declare lastUsedAt: Date | null;
  declare revokedAt: Date | null;
}
