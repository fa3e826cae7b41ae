import { BaseModel } from '../../../platform/database/base-model';

/** A sign-in that waits for its second step, in one browser: only its cookie has the token. It opens nothing. */
export class PendingSignIn extends BaseModel {
  static override tableName = 'pending_sign_ins';
  static override idColumn = 'tokenHash';
  static override dateAttributes = ['expiresAt'];
  static override booleanAttributes = ['remember'];

  declare tokenHash: string;
  declare userId: number;
  declare remember: boolean;
  declare expiresAt: Date;
}
