import { BaseModel } from '../../../../platform/database/base-model';

/** The app that makes a person's codes (RFC 6238). It counts from the first right code on. */
export class AuthenticatorApp extends BaseModel {
  static override tableName = 'authenticator_apps';
  static override idColumn = 'userId';
  static override dateAttributes = ['createdAt', 'confirmedAt', 'lastUsedAt'];
  static override numberAttributes = ['lastStep'];

  declare userId: number;
  /** Sealed with the session secret. */
  declare secret: string;
  /** Time step of the last code that was accepted: no code of it or before it is accepted again. */
  declare lastStep: number | null;
  declare createdAt: Date;
  declare confirmedAt: Date | null;
  declare lastUsedAt: Date | null;
}
