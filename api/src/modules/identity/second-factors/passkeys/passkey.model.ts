import { BaseModel } from '../../../../platform/database/base-model';

/** A passkey (WebAuthn credential) of a person: its public half. */
export class Passkey extends BaseModel {
  static override tableName = 'passkeys';
  static override dateAttributes = ['createdAt', 'lastUsedAt'];
  static override numberAttributes = ['counter'];

  declare id: number;
  declare userId: number;
  /** SHA-256 of the credential's id, which may be longer than an index takes. */
  declare credentialHash: string;
  declare credentialId: string;
  /** COSE key in base64url. */
  declare publicKey: string;
  declare counter: number;
  /** Ways in which the browser reaches it, with commas. */
  declare transports: string;
  /** The owner's name for it. */
  declare name: string;
  declare createdAt: Date;
  declare lastUsedAt: Date | null;
}
