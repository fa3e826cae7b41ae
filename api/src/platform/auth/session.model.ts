import { BaseModel } from '../database/base-model';

/** One signed-in browser. The id itself is only in that browser's cookie; the table knows its hash. */
export class Session extends BaseModel {
  static override tableName = 'sessions';
  static override idColumn = 'idHash';
  static override dateAttributes = ['createdAt', 'lastSeenAt', 'expiresAt'];
  static override booleanAttributes = ['remember'];

  declare idHash: string;
  declare userId: number;
  declare createdAt: Date;
  declare lastSeenAt: Date;
  declare expiresAt: Date;
  declare remember: boolean;
  declare userAgent: string | null;
}
