/** Pauses between retries, in milliseconds. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

/**
 * Pause before a retry: doubled with each failure in a row, up to the longest.
 * @param failures before the one that is waited for now
 */
export function pauseAfter(failures: number, { first, longest }: Backoff): number {
  return Math.min(first * 2 ** Math.max(0, failures), longest);
}
