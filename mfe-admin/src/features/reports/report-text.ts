import { changeText, type ReportFigures, type ReportShare } from '@counterpart/api/contract';

/** How many of a whole, in percent: '42%', '0.4%'; a dash when there is no whole. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = (part / whole) * 100;
  return `${percent > 0 && percent < 1 ? percent.toFixed(1) : Math.round(percent)}%`;
}

/** Sign-ups of clients and professionals. */
export const signUps = ({ clients, professionals }: ReportFigures): number => clients + professionals;

/** What a panel shows in place of a report of nothing; null when there is something. */
export const nothing = (amount: number, sentence: string): string | null => (amount === 0 ? sentence : null);

/** What a figure is made of, as a ranked list shows it: with its change where it is compared. */
export const compared = ({ id, label, count, previous }: ReportShare) => ({
  ...{ id, label, count },
  ...(previous !== null && { change: changeText(count, previous) }),
});
