import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secretsOf, type Settings } from '../settings';

/** Makes a secret for a URL: 256 random bits. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a secret, which is stored in its stead: 256 random bits need no slower hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Secrets of an installation: the first signs, all are accepted. */
type Secrets = Pick<Settings, 'sessionSecret' | 'formerSecrets'>;

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Signs a text that begins with its purpose: a signature for one purpose is none for another. */
export const signText = (text: string, { sessionSecret }: Pick<Secrets, 'sessionSecret'>): string =>
  signatureOf(text, sessionSecret);

/** Tells whether a signature of a text is ours. */
export function isSigned(text: string, signature: string, secrets: Secrets): boolean {
  const given = Buffer.from(signature);
  const expected = secretsOf(secrets).map((secret) => Buffer.from(signatureOf(text, secret)));
  return expected.some((one) => one.length === given.length && timingSafeEqual(one, given));
}
