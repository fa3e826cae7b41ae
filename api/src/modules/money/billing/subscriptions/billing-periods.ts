import type { BillingInterval } from '../../../../contract/plans';

/** From `start` up to, and without, `end`. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

const months = { monthly: 1, annual: 12 } as const satisfies Record<BillingInterval, number>;

/**
 * A point in time some calendar months later, in UTC. A day that the month does not have is its last day: Jan 31, Feb
 * 28, Mar 31. Counted from one anchor each time, so that no day is lost on the way.
 */
export function addMonths(anchor: Date, count: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/** The period with this index, counted from 0 at the anchor. */
export function periodOf(anchor: Date, interval: BillingInterval, index: number): Period {
  const step = months[interval];
  return { start: addMonths(anchor, index * step), end: addMonths(anchor, (index + 1) * step) };
}

export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * 86_400_000);
