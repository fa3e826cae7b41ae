import { today } from '@counterpart/shell/sdk';

/** Day of the calendar so many days from the reader's today: '2026-12-06'. */
export function dayAfter(days: number): string {
  const day = new Date(`${today()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
