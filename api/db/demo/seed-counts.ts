import type { Knex } from 'knex';
import { searchCounters } from '../../src/platform/counts/search-counters';
import { dayOf } from '../../src/platform/counts/utc-day';
import { daysBefore } from './demo-clock';
import { demoPosts } from './posts';
import type { SeededRandom } from './seeded-random';

/** Days of visits in the demo data: the reports compare four weeks with the four before. */
const days = 84;

/** Visitors' searches without results, the most frequent first. */
const missed: Readonly<Record<'professionals' | 'blog' | 'guides', readonly string[]>> = {
  professionals: ['forensic accountant guam', 'crypto tax juneau', 'church treasurer', 'farm succession planner'],
  blog: ['depreciation recapture', 'chart of accounts template'],
  guides: ['liquor excise tax', 'ohio cat filing'],
};

/**
 * Stores twelve weeks of visits up to today: quieter on weekends, a little more each week. They identify no one, as
 * counts do not.
 */
export async function seedCounts(knex: Knex, random: SeededRandom, now: Date): Promise<void> {
  const published = demoPosts.flatMap(({ publishedDaysAgo }, index) =>
    publishedDaysAgo === null ? [] : [{ subject: String(index + 1), publishedDaysAgo }],
  );
  const rows = Array.from({ length: days }, (_, index) => days - 1 - index).flatMap((daysAgo) => {
    const moment = daysBefore(now, daysAgo);
    // Today has come as far as the clock has.
    const share = daysAgo > 0 ? 1 : (moment.getTime() % 86_400_000) / 86_400_000;
    const day = dayOf(moment);
    const weekday = ![0, 6].includes(moment.getUTCDay());
    const visits = (most: number): number =>
      Math.round(most * share * (weekday ? 1 : 0.45) * (1.2 - daysAgo / 200) * (0.8 + 0.4 * random.next()));
    const row = (counter: string, amount: number, subject = '') => ({ counter, day, subject, amount });
    const reads = published
      .filter(({ publishedDaysAgo }) => publishedDaysAgo >= daysAgo)
      .map(({ subject }) => ({ subject, amount: visits(9) }));
    const catalogs = Object.entries(missed).flatMap(([catalog, words]) => {
      const { all, empty, words: wordsCounter } = searchCounters[catalog as keyof typeof missed];
      const inVain = words.flatMap((subject, rank) => (random.next() < 0.5 / (rank + 1) ? [subject] : []));
      const searches = visits({ professionals: 120, blog: 14, guides: 22 }[catalog as keyof typeof missed]);
      return [
        row(all, searches + inVain.length),
        row(empty, inVain.length),
        ...inVain.map((subject) => row(wordsCounter, 1, subject)),
      ];
    });
    return [
      row('profileView', visits(210)),
      row(
        'blogRead',
        reads.reduce((sum, { amount }) => sum + amount, 0),
      ),
      ...reads.map(({ subject, amount }) => row('blogReadOf', amount, subject)),
      row('question', visits(18), 'guides'),
      row('question', visits(3), 'refusal'),
      ...catalogs,
    ];
  });
  await knex.batchInsert(
    'daily_counts',
    rows.filter(({ amount }) => amount > 0),
    100,
  );
}
