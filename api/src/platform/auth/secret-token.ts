import { createHash, randomBytes } from 'node:crypto';

/** Makes a secret for a URL: 256 random bits. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a secret, which is stored in its stead: 256 random bits need no slower hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
