import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header in which the token is handed out and sent back. */
export const csrfHeader = 'x-csrf-token';

/** The token of a session: only who holds the session and can read answers knows it. */
export function csrfToken(sessionId: string, secret: string): string {
  return createHmac('sha256', secret).update(`csrf:${sessionId}`).digest('base64url');
}

/** Compares in constant time. */
export function isCsrfToken(candidate: string, sessionId: string, secret: string): boolean {
  const expected = Buffer.from(csrfToken(sessionId, secret));
  const given = Buffer.from(candidate);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
