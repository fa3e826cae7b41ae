import { createHash } from 'node:crypto';

/** Hashes of releases: sha384 until 2026-11, which the registry still takes. */
type Algorithm = 'sha256' | 'sha384';

/** Value of an integrity attribute, as in https://www.w3.org/TR/SRI/ with one hash. */
export const integrityPattern = /^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/;

/**
 * The integrity attribute of a file. Every page names some 150 of them, and nothing compresses a hash: sha256 is
 * enough, and a third shorter than sha384.
 */
export function integrityOf(content: Buffer | string, algorithm: Algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Returns true when an integrity attribute was computed from this content. */
export function hasIntegrity(content: Buffer | string, integrity: string): boolean {
  return integrity === integrityOf(content, integrity.startsWith('sha384-') ? 'sha384' : 'sha256');
}
