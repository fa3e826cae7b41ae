import { changeText, type ReportFigures, type ReportShare } from '@counterpart/api/contract';

/** Formats a share in percent: '42%', '0.4%'; a dash when the whole is 0. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = (part / whole) * 100;
  return `${percent > 0 && percent < 1 ? percent.toFixed(1) : Math.round(percent)}%`;
}

/** Sign-ups of clients and professionals. */
export const signUps = ({ clients, professionals }: ReportFigures): number => clients + professionals;

/** Returns the sentence of a panel without data; null when there is data. */
export const nothing = (amount: number, sentence: string): string | null => (amount === 0 ? sentence : null);

/** Turns a share of a figure into a row of a ranked list, with its change where it is compared. */
export const compared = ({ id, label, count, previous }: ReportShare) => ({
  ...{ id, label, count },
  ...(previous !== null && { change: changeText(count, previous) }),
});
