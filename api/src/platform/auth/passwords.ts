import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. The package's numeric 2 is argon2id. */
const argonOptions = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | null = null;

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argonOptions);
}

/**
 * Compares a password with a stored hash. With no hash (unknown account) it does the same work against a decoy and
 * answers false, so that time tells nothing.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored !== null && matches;
}
