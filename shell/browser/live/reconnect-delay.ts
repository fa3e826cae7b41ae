import { pauseAfter } from '@counterpart/api/contract';

/** In milliseconds. */
const backoff = { first: 1_000, longest: 30_000 };

/** Delay before the next attempt. */
export interface ReconnectDelay {
  /**
   * A random part of a limit that doubles with each attempt, in milliseconds: tabs that lost one server do not come
   * back as one.
   */
  next(): number;
  /** After a success. */
  reset(): void;
}

/** Exponential backoff with full jitter. */
export function createReconnectDelay(random: () => number = Math.random): ReconnectDelay {
  let failures = 0;
  return {
    next: () => {
      const limit = pauseAfter(failures, backoff);
      failures += 1;
      return random() * limit;
    },
    reset: () => {
      failures = 0;
    },
  };
}
