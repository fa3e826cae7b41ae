/** Milliseconds within which the same look of the same visitor is one visit. */
const visitMilliseconds = 30 * 60_000;
/** Looks that are remembered; beyond, the oldest are forgotten. */
const mostRemembered = 50_000;

/** Visits counted recently in this process, so that a reload is not a second visit. Nothing of it is stored. */
export interface RecentVisits {
  /** Remembers a look. @returns whether it is the first one of this visit */
  isFirst(key: string): boolean;
}

/** Remembers nothing at first. */
export function createRecentVisits(now: () => Date): RecentVisits {
  // In the order of their time.
  const seenAt = new Map<string, number>();
  return {
    isFirst(key) {
      const moment = now().getTime();
      for (const [oldest, at] of seenAt) {
        if (moment - at < visitMilliseconds && seenAt.size < mostRemembered) break;
        seenAt.delete(oldest);
      }
      if (seenAt.has(key)) return false;
      seenAt.set(key, moment);
      return true;
    },
  };
}
