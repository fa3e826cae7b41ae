import { DateTime } from 'luxon';

/** Days with both their ends, each of which may be open, on the clock of a reader. */
export interface ReaderDays {
  readonly from?: string;
  readonly to?: string;
  readonly timeZone: string;
}

/** Finds when the first day begins and the last has ended, on the reader's clock; days may have 23 or 25 hours. */
export function momentsOf({ from, to, timeZone: zone }: ReaderDays): {
  readonly from: Date | null;
  readonly before: Date | null;
} {
  return {
    from: from ? DateTime.fromISO(from, { zone }).toJSDate() : null,
    before: to ? DateTime.fromISO(to, { zone }).plus({ days: 1 }).toJSDate() : null,
  };
}
