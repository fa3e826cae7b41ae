/**
 * Minutes up to which replies are counted together: a median can be read from these counts whatever days are put
 * together.
 */
const bounds = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1080, 1440, 2160, 2880, 4320] as const;

/** Hours within which a reply counts as one. */
export const replyHours = 72;

/** The name under which a reply after so many milliseconds is counted; null when it came too late to count. */
export function replyPart(milliseconds: number): string | null {
  const bound = bounds.find((minutes) => milliseconds <= minutes * 60_000);
  return bound === undefined ? null : String(bound);
}

/**
 * The minutes within which half of the replies came, from counts by bound; null when there is none. Between two bounds
 * the counts tell no more, so it lies on a line.
 */
export function medianMinutes(counts: ReadonlyMap<string, number>): number | null {
  const total = bounds.reduce<number>((sum, bound) => sum + (counts.get(String(bound)) ?? 0), 0);
  if (total === 0) return null;
  let before = 0;
  let lower = 0;
  for (const bound of bounds) {
    const count = counts.get(String(bound)) ?? 0;
    if (count > 0 && before + count >= total / 2)
      return Math.round(lower + ((total / 2 - before) / count) * (bound - lower));
    before += count;
    lower = bound;
  }
  return lower;
}
