import type { Knex } from 'knex';
import { readCountedSearch, subjectOf } from '../../src/modules/operations/analytics/counted-search';
import { siteDayOf } from '../../src/platform/counts/site-day';
import { addDays, startOf } from '../../src/platform/counts/utc-day';
import { demoProfessionals, type DemoProfessional } from './professionals';
import { seededRandom, type SeededRandom } from './seeded-random';
import type { DemoUsers } from './seed-users';

/** Days that have counts: ninety, and some of those that they are compared with. */
const countedDays = 120;
/** Views on a usual day by plan: larger ones stand higher in results. */
const usualViews = { premium: 9, professional: 5, starter: 2 } as const;

interface Row {
  readonly professionalId: number;
  readonly day: string;
  readonly counter: string;
  readonly subject: string;
  readonly amount: number;
}

/** Counts visits of the demo's financial advisors until now; the searches of those who see them, on Premium. */
export async function seedVisits(knex: Knex, users: DemoUsers, now: Date): Promise<void> {
  // Of its own, so that everything else stays as it is.
  const random = seededRandom(20_261_124);
  const today = siteDayOf(now);
  const advisors = demoProfessionals.filter(({ as }) => as.split(' ').includes('advisor'));
  const rows: Row[] = [];
  for (const advisor of advisors) {
    const professionalId = users.idOf(advisor.name);
    const liking = 0.7 + random.next() * 0.7;
    const age = Math.floor((now.getTime() - users.rowOf(advisor.name).createdAt.getTime()) / 86_400_000);
    const searches = advisor.plan === 'premium' ? await searchesOf(advisor, professionalId, knex) : [];
    for (let ago = Math.min(countedDays, age) - 1; ago >= 0; ago -= 1) {
      const day = addDays(today, -ago);
      const views = Math.round(viewsOn(day, ago, advisor.plan ?? 'starter', random) * liking);
      const appearances = views * random.between(7, 11) + random.between(0, 9);
      const count = (counter: string, amount: number, subject = ''): void => {
        if (amount > 0) rows.push({ professionalId, day, counter, subject, amount });
      };
      count('view', views);
      count('appearance', appearances);
      // The first searches are made most often.
      searches.forEach((subject, index) =>
        count('search', Math.floor((appearances * (0.6 + random.next() * 0.4)) / (3 * (index + 1))), subject),
      );
    }
  }
  await knex.batchInsert('professional_counts', rows, 150);
}

/** Fewer on weekends, and slowly more. */
function viewsOn(day: string, ago: number, plan: keyof typeof usualViews, random: SeededRandom): number {
  const weekday = startOf(day).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  return usualViews[plan] * (isWeekend ? 0.45 : 1) * (1.15 - (ago / countedDays) * 0.4) * (0.6 + random.next() * 0.8);
}

/** Searches that find an advisor, as they are stored. */
async function searchesOf(advisor: DemoProfessional, userId: number, knex: Knex): Promise<string[]> {
  const listing: { searchText: string; cityKey: string | null; stateCode: string | null } = await knex(
    'accountant_profiles',
  )
    .where({ userId })
    .first('searchText', 'cityKey', 'stateCode');
  const [first = '', second = ''] = advisor.services.split(' ');
  const [client = ''] = advisor.clients.split(' ');
  const { stateCode } = listing;
  return [
    'profession=advisor',
    `services=${first}`,
    `services=${first}&state=${stateCode}`,
    `profession=advisor&clientTypes=${client}`,
    'q=flat+fee',
    `services=${first},${second}&clientTypes=${client}`,
  ].flatMap((query) => {
    const search = readCountedSearch(query);
    const subject = search && subjectOf(search, { ...listing, city: null });
    return subject && !subject.includes('other=1') ? [subject] : [];
  });
}
