import { addDays, daysBetween } from '../../../platform/counts/utc-day';
import type { ReportRange, ReportsQuery } from './reports.schema';

export type ReportStep = 'day' | 'week' | 'month';

/** Days up to which each day, and each week, is a point of its own. */
const mostDailyPoints = 92;
const mostWeeklyDays = 366;

/** Picks what one point of a chart stands for, so that a chart of two years stays readable. */
export function stepOf({ from, to }: ReportRange): ReportStep {
  const days = daysBetween(from, to);
  if (days <= mostDailyPoints) return 'day';
  return days <= mostWeeklyDays ? 'week' : 'month';
}

/**
 * The range in points. Weeks are counted back from the last day, so that only the first may be shorter; months are
 * those of the calendar.
 */
export function pointsOf(range: ReportRange, step: ReportStep): ReportRange[] {
  const points: ReportRange[] = [];
  for (let to = range.to; to >= range.from; to = addDays(points[0]?.from ?? to, -1)) {
    const begins = step === 'day' ? to : step === 'week' ? addDays(to, -6) : `${to.slice(0, 8)}01`;
    points.unshift({ from: begins < range.from ? range.from : begins, to });
  }
  return points;
}

/** Finds the range to compare with: as many days, right before it or a year earlier. */
export function comparedRange({ from, to, compare }: ReportsQuery): ReportRange | null {
  if (compare === 'none') return null;
  const days = daysBetween(from, to);
  if (compare === 'previous') return { from: addDays(from, -days), to: addDays(from, -1) };
  const last = yearBefore(to);
  return { from: addDays(last, 1 - days), to: last };
}

/** The same day a year earlier; February 28 for February 29. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
