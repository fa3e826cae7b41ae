const minute = 60_000;

/** The moment some days (and minutes) before the moment of seeding: a demo is as fresh as the day it was started on. */
export const daysBefore = (seededAt: Date, days: number, minutes = 0): Date =>
  new Date(seededAt.getTime() - (days * 24 * 60 + minutes) * minute);

/** The moment some minutes after another. */
export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minute);
