import { BaseModel } from '../../../../platform/database/base-model';

/** A code for the day on which passkeys and apps are gone. It was shown once; the table knows its hash. */
export class RecoveryCode extends BaseModel {
  static override tableName = 'recovery_codes';
  static override idColumn = 'codeHash';
  static override dateAttributes = ['createdAt', 'usedAt'];

  declare codeHash: string;
  declare userId: number;
  declare createdAt: Date;
  declare usedAt: Date | null;
}
