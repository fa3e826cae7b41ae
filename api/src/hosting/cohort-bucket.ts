import { createHash } from 'node:crypto';

/** Cookie that keeps a visitor on the same side of every release split. Says nothing about the person. */
export const cohortCookie = 'counterpart_cohort';

/**
 * Returns a visitor's position in every split: the first four bytes of the cohort's SHA-256, big-endian, divided by
 * 2^32, times 100. Evenly spread over cohorts, and the same for all areas.
 * @param cohort sticky, random text of the visitor
 * @returns from 0 to below 100; a release with a share of 5 is for those below 5
 */
export function bucketOf(cohort: string): number {
  return (createHash('sha256').update(cohort).digest().readUInt32BE(0) / 2 ** 32) * 100;
}
