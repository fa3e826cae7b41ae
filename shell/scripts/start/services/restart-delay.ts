const first = 500;
const longest = 30_000;

/** Milliseconds that a service must have been ready for its earlier failures to be forgotten. */
export const steadyAfter = 60_000;

/**
 * Milliseconds to wait before a service is started again: twice as long after each failure.
 * @param failures how often it ended since it last ran steadily, this time not counted
 */
export function restartDelay(failures: number): number {
  return Math.min(first * 2 ** failures, longest);
}
