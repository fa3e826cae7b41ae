import { calendarDayText } from './date-text';
import { withCommas } from './prices';

/** Days with both their ends: '2026-11-01', '2026-11-22'. */
interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Length of time that one point of a chart stands for. */
type Step = 'day' | 'week' | 'month';

/** A number with commas; a dash for none. */
export const countText = (count: number | null): string => (count === null ? '–' : withCommas(count));

/** A length of time: '45 min', '3 h 20 min', '2 days 4 h'; a dash for none. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < 24) return rest ? `${hours} h ${rest} min` : `${hours} h`;
  const [days, left] = [Math.floor(hours / 24), hours % 24];
  return [`${days} ${days === 1 ? 'day' : 'days'}`, left ? `${left} h` : ''].filter(Boolean).join(' ');
}

/** Compares a count with an earlier one: '+12% from 340', 'Up from 0', 'No change'. */
export function changeText(current: number | null, previous: number | null): string {
  if (current === null || previous === null) return '';
  if (current === previous) return 'No change';
  if (previous === 0) return 'Up from 0';
  const percent = Math.round(((current - previous) / previous) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${withCommas(Math.abs(percent))}% from ${countText(previous)}`;
}

const formats = {
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Days with both their ends: 'Nov 1, 2026 – Nov 22, 2026'; one day as itself. */
export const rangeText = ({ from, to }: DayRange): string =>
  from === to ? calendarDayText(from) : `${calendarDayText(from)} – ${calendarDayText(to)}`;

/** The points of a chart over time, as it names them. */
export const chartPoints = (
  points: readonly DayRange[],
  step: Step,
): { readonly short: string; readonly long: string }[] =>
  points.map((point) => ({
    short: step === 'month' ? formats.month.format(at(point.from)) : formats.day.format(at(point.from)),
    long: rangeText(point),
  }));

/** Names of the periods that a chart's points stand for. */
export const stepTitles: Readonly<Record<Step, string>> = { day: 'Day', week: 'Week', month: 'Month' };
