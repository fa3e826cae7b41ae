import type { FeaturedDays } from '../../../contract/named-types';
import { featuredDayLimits } from '../../../contract/limits/billing';
import type { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { planOf } from '../../money/billing/subscriptions/plan-of';
import { lockUsers } from '../../../platform/auth/lock-users';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { FeaturedDay } from './featured-day.model';
import {
  dayNotOffered,
  featuredDaysForProfessionals,
  featuredDaysNotInPlan,
  tooManyFeaturedDays,
} from './featured-days.errors';
import { dayKey, siteDay } from './is-featured';
import { showPlan } from './show-plan';

/** Featured days are for professionals. @throws AppError 403 */
export function mayChooseFeaturedDays({ viewer }: { readonly viewer: User }): void {
  if (viewer.userType !== 'accountant') throw featuredDaysForProfessionals();
}

/** The days that a professional has chosen in this month and the next, and which can be chosen. */
export async function readFeaturedDays(userId: number, now: Date): Promise<FeaturedDays> {
  const today = siteDay(now);
  const [plan, chosen] = await Promise.all([
    planOf(userId),
    FeaturedDay.query()
      .where({ userId })
      .where('day', '>=', dayKey(today.startOf('month')))
      .orderBy('day'),
  ]);
  return {
    plan,
    today: dayKey(today),
    lastDay: dayKey(today.plus({ months: 1 }).endOf('month')),
    days: chosen.map(({ day }) => day),
  };
}

/**
 * Chooses the days from today on; days that have passed stay and count.
 * @throws AppError 400 for a day that cannot be chosen or too many, 403 without the plan
 */
export function chooseFeaturedDays(userId: number, days: readonly string[], now: Date): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    await lockUsers([userId], transaction);
    if ((await planOf(userId, transaction)) !== 'professional') throw featuredDaysNotInPlan();
    const today = siteDay(now);
    const offered = offeredDays(now);
    if (days.some((day) => !offered.has(day))) throw dayNotOffered();
    const passed = await FeaturedDay.query(transaction)
      .where({ userId })
      .whereBetween('day', [dayKey(today.startOf('month')), dayKey(today.minus({ days: 1 }))]);
    refuseTooMany([...passed.map(({ day }) => day), ...days]);
    await FeaturedDay.query(transaction).delete().where({ userId }).where('day', '>=', dayKey(today));
    for (const day of days) await FeaturedDay.query(transaction).insert({ userId, day });
    await showPlan({ userId, plan: 'professional', now }, transaction);
  });
}

function offeredDays(now: Date): Set<string> {
  const last = siteDay(now).plus({ months: 1 }).endOf('month');
  const offered = new Set<string>();
  for (let day = siteDay(now); day <= last; day = day.plus({ days: 1 })) offered.add(dayKey(day));
  return offered;
}

function refuseTooMany(days: readonly string[]): void {
  const perMonth = new Map<string, number>();
  for (const day of days) perMonth.set(day.slice(0, 7), (perMonth.get(day.slice(0, 7)) ?? 0) + 1);
  if ([...perMonth.values()].some((count) => count > featuredDayLimits.perMonth)) throw tooManyFeaturedDays();
}

/**
 * Features the professionals who are to be featured today, and no one else, for the job that runs past midnight: one
 * transaction a person, so that what they choose at the same time holds.
 * @returns how many profiles are to change
 */
export async function turnFeaturedDay(now: Date): Promise<number> {
  const chosen = FeaturedDay.query()
    .where({ day: dayKey(siteDay(now)) })
    .select('userId');
  const profiles = await AccountantProfile.query()
    .where({ plan: 'professional' })
    .where(
      (side) =>
        void side
          .where((begins) => void begins.where({ featured: false }).whereIn('userId', chosen.clone()))
          .orWhere((ends) => void ends.where({ featured: true }).whereNotIn('userId', chosen.clone())),
    )
    .select('userId');
  for (const { userId } of profiles)
    await inRetriedTransaction(async (transaction) => {
      await lockUsers([userId], transaction);
      await showPlan({ userId, plan: await planOf(userId, transaction), now }, transaction);
    });
  return profiles.length;
}
