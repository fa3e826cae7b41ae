import { createHash, createHmac } from 'node:crypto';
import type { Request } from '@hapi/hapi';
import { invalid } from '../errors/app-error';

/** Name of the header, as the IETF draft 'The Idempotency-Key HTTP Header Field' has it. */
export const idempotencyHeader = 'Idempotency-Key';

/** Too long to guess another visitor's key: a UUID has 36 characters. The draft's quotes may be left out. */
const acceptable = /^(?:"([\w:.-]{16,128})"|([\w:.-]{16,128}))$/;

/**
 * The key that a request came with; null when it has none.
 * @throws AppError 400 when it is none that we take
 */
export function idempotencyKeyOf({ headers }: Request): string | null {
  const value = headers[idempotencyHeader.toLowerCase()] as string | undefined;
  if (value === undefined) return null;
  const [, quoted, plain] = acceptable.exec(value.trim()) ?? [];
  const key = quoted ?? plain;
  if (!key)
    throw invalid(
      'The Idempotency-Key must have 16 to 128 letters, digits or the characters - _ . : in quotes.',
      'invalid_idempotency_key',
    );
  return key;
}

/** The id under which one caller's key for one operation is stored. Keys are scoped to their caller. */
export function idempotencyKeyHash(key: string, operation: string, userId: number | null): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, operation, key]))
    .digest('hex');
}

/**
 * A fingerprint that tells whether two calls are the same. Keyed, because a sign-up's body holds a password: without
 * the secret, passwords cannot be tried against a stored fingerprint.
 */
export function fingerprintOf(path: string, body: unknown, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([path, body], sortKeys))
    .digest('hex');
}

/** The order in which a client writes the fields says nothing. */
function sortKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
