import type { AdminReports, ReportFigures, ReportPoint } from '@counterpart/api/contract';

/** A number with commas; a dash for none. */
export const countText = (count: number | null): string => (count === null ? '–' : count.toLocaleString('en-US'));

/** How many of a whole, in percent: '42%', '0.4%'; a dash when there is no whole. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = (part / whole) * 100;
  return `${percent > 0 && percent < 1 ? percent.toFixed(1) : Math.round(percent)}%`;
}

/** A length of time: '45 min', '3 h 20 min', '2 days 4 h'; a dash for none. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < 24) return rest ? `${hours} h ${rest} min` : `${hours} h`;
  const [days, left] = [Math.floor(hours / 24), hours % 24];
  return [`${days} ${days === 1 ? 'day' : 'days'}`, left ? `${left} h` : ''].filter(Boolean).join(' ');
}

/** How a count changed against the one it is compared with: '+12% from 340', 'Up from 0', 'No change'. */
export function changeText(current: number | null, previous: number | null): string {
  if (current === null || previous === null) return '';
  if (current === previous) return 'No change';
  if (previous === 0) return 'Up from 0';
  const percent = Math.round(((current - previous) / previous) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${Math.abs(percent).toLocaleString('en-US')}% from ${countText(previous)}`;
}

const formats = {
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  dayOfYear: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day: 'Nov 22, 2026'. */
export const dayText = (day: string): string => formats.dayOfYear.format(at(day));

/** Days with both their ends: 'Nov 1, 2026 – Nov 22, 2026'; one day as itself. */
export const rangeText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

/** The points of a report as a chart names them. */
export const chartPoints = (points: readonly ReportPoint[], step: AdminReports['step']) =>
  points.map((point) => ({
    short: step === 'month' ? formats.month.format(at(point.from)) : formats.day.format(at(point.from)),
    long: rangeText(point),
  }));

/** What a point of a report stands for. */
export const stepTitles: Readonly<Record<AdminReports['step'], string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** Sign-ups of clients and professionals. */
export const signUps = ({ clients, professionals }: ReportFigures): number => clients + professionals;

/** What a panel shows in place of a report of nothing; null when there is something. */
export const nothing = (amount: number, sentence: string): string | null => (amount === 0 ? sentence : null);
