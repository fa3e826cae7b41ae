import { siteDayOf } from '../../../platform/counts/site-day';
import { addDays, daysBetween } from '../../../platform/counts/utc-day';
import type { ReportRange } from '../reports/reports.schema';
import { daysInFuture, daysReversed, daysTooMany } from './analytics.errors';
import type { AnalyticsQuery } from './analytics.schema';

/** Days that a request can be about: a year. */
export const mostRangeDays = 366;
/** Days of what every plan sees, and that are shown when none are given. */
export const usualDays = 30;

/** The last days on the site's clock, with today. */
export function lastDays(days: number, now: Date): ReportRange {
  const to = siteDayOf(now);
  return { from: addDays(to, 1 - days), to };
}

/** The days that a query asks for. @throws AppError 400 */
export function rangeOf({ days, from, to }: AnalyticsQuery, now: Date): ReportRange {
  const last = lastDays(days ?? usualDays, now);
  if (from === undefined && to === undefined) return last;
  const range = { from: from ?? addDays(to ?? last.to, 1 - usualDays), to: to ?? last.to };
  if (range.to > last.to) throw daysInFuture();
  if (range.from > range.to) throw daysReversed();
  if (daysBetween(range.from, range.to) > mostRangeDays) throw daysTooMany(mostRangeDays);
  return range;
}
