/** The day the demo data was written; everything in it happened before, on every machine and in every year. */
const demoDay = Date.UTC(2026, 10, 12, 15, 0, 0);

const minute = 60_000;

/** A moment some days (and minutes) before the demo day. */
export const daysBefore = (days: number, minutes = 0): Date =>
  new Date(demoDay - days * 24 * 60 * minute - minutes * minute);

/** The moment some minutes after another. */
export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minute);
