import { randomInt, randomUUID } from 'node:crypto';
import { bucketOf } from '@counterpart/api/hosting/cohort-bucket';
import type { ServerStateCookieOptions } from '@hapi/hapi';

/** @param publicUrl the site's own URL: over https the cookie is sent over nothing else */
export const cohortCookieOptions = (publicUrl: string): ServerStateCookieOptions => ({
  ttl: 365 * 24 * 60 * 60 * 1000,
  path: '/',
  isHttpOnly: true,
  isSameSite: 'Lax',
  isSecure: publicUrl.startsWith('https://'),
  ignoreErrors: true,
});

/** Parts of equal size that new visitors are spread over: steps of 5 % are met exactly. */
const parts = 20;

/**
 * Makes cohorts for new visitors: random texts whose buckets are spread evenly. Of any twenty in a row each is in
 * another twentieth, in random order, so that a share of 10 % is a tenth of a thousand visitors and not only on
 * average.
 */
export function createCohorts(): () => string {
  let left: number[] = [];
  return () => {
    if (left.length === 0) left = Array.from({ length: parts }, (_, part) => part);
    const [part = 0] = left.splice(randomInt(left.length), 1);
    for (;;) {
      const cohort = randomUUID();
      if (Math.floor((bucketOf(cohort) / 100) * parts) === part) return cohort;
    }
  };
}
