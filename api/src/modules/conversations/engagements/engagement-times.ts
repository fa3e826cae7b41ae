import { DateTime } from 'luxon';
import { engagementLimits } from '../../../contract/limits/engagements';
import { siteDayOf } from '../../../platform/counts/site-day';
import { invalid } from '../../../platform/errors/app-error';
import type { Engagement } from './engagement.model';

const { reopenDays, filesDays } = engagementLimits;

/** The moment so many days later. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * 86_400_000);

/** Until when the client can reopen what is done. */
export const reopenUntil = (doneAt: Date): Date => daysLater(doneAt, reopenDays);

/** The day on which the files are removed; null while the work is live. */
export function filesRemovedOn({ doneAt, endedAt }: Pick<Engagement, 'doneAt' | 'endedAt'>): string | null {
  const closedAt = doneAt ?? endedAt;
  return closedAt && siteDayOf(daysLater(closedAt, filesDays));
}

/** The day on the clock of a time zone. */
export const dayIn = (moment: Date, timeZone: string): string =>
  DateTime.fromJSDate(moment, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** The moment a day is over on the clock of a time zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  DateTime.fromISO(day, { zone: timeZone }).plus({ days: 1 }).toJSDate();

/** Refuses a day that is over everywhere, unless it is the one that was stored. @throws AppError 400 */
export function refusePast(what: string, day: string | null, now: Date, stored: string | null = null): void {
  if (day !== null && day !== stored && day < dayIn(now, 'Etc/GMT+12')) throw invalid(`${what} can’t be in the past`);
}
