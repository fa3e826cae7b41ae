import type { Knex } from 'knex';
import { featuredDayLimits } from '../../src/contract/limits/billing';
import { dayKey, siteDay } from '../../src/modules/directory/featured-days/is-featured';
import { demoProfessionals } from './professionals';
import type { DemoUsers } from './seed-users';

/**
 * The demo professionals on the Professional plan who are featured have chosen today and every second day after it, as
 * many as a month includes.
 */
export async function seedFeaturedDays(knex: Knex, users: DemoUsers, now: Date): Promise<void> {
  const today = siteDay(now);
  const days = Array.from({ length: featuredDayLimits.perMonth }, (_, index) => today.plus({ days: 2 * index }));
  const choosing = demoProfessionals.filter(({ plan, featured }) => plan === 'professional' && featured);
  await knex('featured_days').insert(
    choosing.flatMap(({ name }) => days.map((day) => ({ userId: users.idOf(name), day: dayKey(day) }))),
  );
}
