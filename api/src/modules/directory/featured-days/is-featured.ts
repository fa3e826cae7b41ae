import { DateTime } from 'luxon';
import type { PlanId } from '../../../contract/plans';
import { siteTimeZone } from '../../../platform/counts/site-day';
import type { Transaction } from '../../../platform/database/transaction';
import { FeaturedDay } from './featured-day.model';

/** The day on the site's clock. */
export const siteDay = (now: Date): DateTime => DateTime.fromJSDate(now, { zone: siteTimeZone }).startOf('day');

/** As days are stored: '2026-11-24'. */
export const dayKey = (day: DateTime): string => day.toFormat('yyyy-MM-dd');

/** Tells whether a professional is featured now: on Premium always, on Professional on the days they chose. */
export async function isFeatured(userId: number, plan: PlanId, now: Date, transaction: Transaction): Promise<boolean> {
  if (plan !== 'professional') return plan === 'premium';
  const day = dayKey(siteDay(now));
  return (await FeaturedDay.query(transaction).findById([userId, day])) !== undefined;
}
