import { BaseModel } from '../../../../platform/database/base-model';

/** Token by which a team's pipeline publishes and activates releases of one area. */
export class DeployToken extends BaseModel {
  static override tableName = 'deploy_tokens';
  static override dateAttributes = ['createdAt', 'lastUsedAt', 'revokedAt', 'expiresAt'];
  static override booleanAttributes = ['mayActivate'];

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
  /** False: someone else activates what it published. */
  declare mayActivate: boolean;
  /** Moment from which it is no longer valid; null for never. */
  declare expiresAt: Date | null;
  /** Path that every route of a release must have or lie below; null for any. */
  declare pathPrefix: string | null;

  /** True until it is revoked or has expired. */
  get isValid(): boolean {
    return this.revokedAt === null && (this.expiresAt === null || this.expiresAt.getTime() > Date.now());
  }
}
