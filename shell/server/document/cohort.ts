import { randomUUID } from 'node:crypto';
import type { ServerStateCookieOptions } from '@hapi/hapi';

/** Cookie that keeps a visitor on the same side of every release split. Says nothing about the person. */
export const cohortCookie = 'counterpart_cohort';

export const cohortCookieOptions: ServerStateCookieOptions = {
  ttl: 365 * 24 * 60 * 60 * 1000,
  path: '/',
  isHttpOnly: true,
  isSameSite: 'Lax',
  isSecure: false,
  ignoreErrors: true,
};

export function newCohort(): string {
  return randomUUID();
}
