import { DateTime } from 'luxon';

/** Time zone whose midnight begins a day of the site. */
export const siteTimeZone = 'America/New_York';

/** The day on the site's clock: '2026-11-22'. */
export const siteDayOf = (moment: Date): string =>
  DateTime.fromJSDate(moment, { zone: siteTimeZone }).toFormat('yyyy-MM-dd');

/** The moment a day begins on the site's clock; days of a change to or from summer time have 23 or 25 hours. */
export const startOfSiteDay = (day: string): Date => DateTime.fromISO(day, { zone: siteTimeZone }).toJSDate();

/** The moment a day is over on the site's clock. */
export const endOfSiteDay = (day: string): Date =>
  DateTime.fromISO(day, { zone: siteTimeZone }).plus({ days: 1 }).toJSDate();
