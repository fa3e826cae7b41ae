import { randomUUID } from 'node:crypto';
import type { ServerStateCookieOptions } from '@hapi/hapi';

/** Cookie that keeps a visitor on the same side of every release split. Says nothing about the person. */
export const cohortCookie = 'counterpart_cohort';

/** @param publicUrl the site's own URL: over https the cookie is sent over nothing else */
export const cohortCookieOptions = (publicUrl: string): ServerStateCookieOptions => ({
  ttl: 365 * 24 * 60 * 60 * 1000,
  path: '/',
  isHttpOnly: true,
  isSameSite: 'Lax',
  isSecure: publicUrl.startsWith('https://'),
  ignoreErrors: true,
});

export function newCohort(): string {
  return randomUUID();
}
