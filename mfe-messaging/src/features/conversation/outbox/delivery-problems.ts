import { errorSentence, isApiError } from '@counterpart/shell/sdk';

/** Another tab of this browser has sent a message, or it was discarded there. */
export class SentElsewhere extends Error {}

/** No response, or one of a server that cannot answer now: the same message is taken later. */
const passing = new Set([0, 408, 425, 429, 502, 503, 504]);

/** Tells whether a failed message is sent again automatically. */
export const isPassing = (error: Error): boolean => isApiError(error) && passing.has(error.status);

/** Describes why a message was not sent. */
export const problemOf = (error: Error): string =>
  isApiError(error) && error.status === 0 ? 'You seem to be offline.' : errorSentence(error);

const longest = 30_000;

/**
 * Milliseconds until the next attempt: one second, then twice as long each time, at most half a minute; up to a quarter
 * less, so that many browsers do not come back at the same moment.
 * @param attempts how many there were before
 */
export function retryDelay(attempts: number, random = Math.random): number {
  return Math.min(longest, 1_000 * 2 ** Math.min(attempts, 10)) * (1 - random() / 4);
}
