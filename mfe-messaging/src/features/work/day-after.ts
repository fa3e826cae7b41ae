import { toLocalField } from '@counterpart/shell/sdk';

/** Day of the calendar so many days from the reader's today: '2026-12-06'. */
export function dayAfter(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return toLocalField(day.toISOString()).slice(0, 10);
}
