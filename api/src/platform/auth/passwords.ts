import { hash, verify } from '@node-rs/argon2';
import { passwordText } from '../../contract/password-text';

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. The package's numeric 2 is argon2id. */
const argonOptions = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | null = null;

/** Hashes a password for storage, in whichever Unicode form it was typed. */
export function hashPassword(password: string): Promise<string> {
  return hash(passwordText(password), argonOptions);
}

/** Result of comparing a password with a stored hash: `old` matches one made of another Unicode form. */
export type PasswordMatch = 'none' | 'current' | 'old';

/**
 * Compares a password with a stored hash. With no hash (unknown account) it does the same work against a decoy and
 * answers `none`, so that time tells nothing. Hashes from before 2026-12 were made of what was typed, in any form.
 */
export async function matchPassword(stored: string | null, password: string): Promise<PasswordMatch> {
  decoy ??= hashPassword('no account has this password');
  const hashed = stored ?? (await decoy);
  const current = passwordText(password);
  for (const form of new Set([current, password, password.normalize('NFC'), password.normalize('NFD')])) {
    const matches = await verify(hashed, form).catch(() => false);
    if (matches && stored !== null) return form === current ? 'current' : 'old';
  }
  return 'none';
}

/** Checks a password against a stored hash. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return (await matchPassword(stored, password)) !== 'none';
}
