import { hashToken, newSecretToken } from '../../../../platform/auth/secret-token';
import { BaseModel } from '../../../../platform/database/base-model';

/** Purpose of asking for a passkey. */
export type ChallengePurpose = 'set-up' | 'sign-in' | 'confirm';

/** Milliseconds that a person has to show a passkey. */
export const challengeLifetime = 5 * 60_000;

/** A random value that a passkey is to sign, once. The table knows its hash, in whichever process it was made. */
export class PasskeyChallenge extends BaseModel {
  static override tableName = 'passkey_challenges';
  static override idColumn = 'challengeHash';
  static override dateAttributes = ['expiresAt'];

  declare challengeHash: string;
  declare purpose: ChallengePurpose;
  /** Person whom it is for; null before it is known who signs in. */
  declare userId: number | null;
  declare expiresAt: Date;
}

/** Makes a challenge, in base64url. */
export async function createChallenge(purpose: ChallengePurpose, userId: number | null): Promise<string> {
  const challenge = newSecretToken();
  const expiresAt = new Date(Date.now() + challengeLifetime);
  await PasskeyChallenge.query().insert({ challengeHash: hashToken(challenge), purpose, userId, expiresAt });
  return challenge;
}

/** Uses a challenge up. @returns false for one that is unknown, used, too old, or was for another purpose or person */
export async function takeChallenge(
  challenge: string,
  purpose: ChallengePurpose,
  userId: number | null,
): Promise<boolean> {
  const taken = await PasskeyChallenge.query()
    .delete()
    .where({ challengeHash: hashToken(challenge), purpose, userId })
    .where('expiresAt', '>', new Date());
  return taken === 1;
}
