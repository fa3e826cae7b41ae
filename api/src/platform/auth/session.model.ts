import { BaseModel } from '../database/base-model';

/** One signed-in browser. The id itself is only in that browser's cookie; the table knows its hash. */
export class Session extends BaseModel {
  static override tableName = 'sessions';
  static override idColumn = 'idHash';
  static override dateAttributes = ['createdAt', 'lastSeenAt', 'expiresAt', 'confirmedAt'];
  static override booleanAttributes = ['remember'];

  declare idHash: string;
  declare userId: number;
  declare createdAt: Date;
  declare lastSeenAt: Date;
  declare expiresAt: Date;
  declare remember: boolean;
  declare userAgent: string | null;
  /** Id of the browser's device cookie (`knownDevice`), which one session passes on to the next. */
  declare device: string | null;
  /** Time of the last proof, in this session, that the owner is there; null where there was none. */
  declare confirmedAt: Date | null;
}
