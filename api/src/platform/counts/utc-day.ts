/** Milliseconds of a day in UTC, which has no summer time. */
const dayMilliseconds = 86_400_000;

/** The UTC day of a date: '2026-11-22'. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The moment a day begins in UTC. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The day some days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(startOf(day).getTime() + days * dayMilliseconds));

/** Days of a range with both its ends. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOf(to).getTime() - startOf(from).getTime()) / dayMilliseconds) + 1;
