/** In milliseconds. */
const [first, longest] = [1_000, 30_000];

/** Delays between attempts to reconnect. */
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
  let limit = first;
  return {
    next: () => {
      const delay = random() * limit;
      limit = Math.min(longest, limit * 2);
      return delay;
    },
    reset: () => {
      limit = first;
    },
  };
}
