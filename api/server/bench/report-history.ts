import { searchCounters, wordsCounters } from '../../src/platform/counts/search-counters';
import { addDays } from '../../src/platform/counts/utc-day';
import type { Database } from '../../src/platform/database/open-database';

const searchTotals = Object.values(searchCounters).flatMap(({ all, empty }) => [all, empty]);
const words = 300;
const posts = 200;
const states = ['TX', 'CA', 'NY', 'FL', 'IL', 'WA', 'OH', 'GA', 'NC', 'CO'];
const services = ['tax-preparation', 'bookkeeping', 'payroll', 'audit', 'advisory', 'tax-planning'];

/**
 * Stores the counts and figures of so many days before a day, each with 300 searches without results in each catalog
 * and 200 read posts.
 */
export async function generateHistory(database: Database, today: string, days: number): Promise<void> {
  for (let ago = days; ago > 0; ago -= 1) {
    const day = addDays(today, -ago);
    const amount = 1 + (ago % 7);
    const numbered = (counter: string, count: number, subjectOf: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => ({ counter, day, subject: subjectOf(index), amount }));
    const counts = [
      ...numbered('blogReadOf', posts, (index) => String(1 + ((index * 3 + ago) % 2_000))),
      ...wordsCounters.flatMap((counter) =>
        numbered(counter, words, (index) => `generated words ${(index * 7 + ago) % 5_000}`),
      ),
      ...[...searchTotals, 'profileView', 'blogRead'].flatMap((counter) => numbered(counter, 1, () => '')),
      ...['guides', 'not-covered', 'computation'].flatMap((outcome) => numbered('question', 1, () => outcome)),
    ];
    const figures = [
      ...['clients', 'professionals', 'contacts', 'answered', 'reviews', 'stars', 'listed'].map((figure) => [
        figure,
        '',
      ]),
      ...['10', '60', '240', '1440'].map((part) => ['replies', part]),
      ...states.map((part) => ['listedByState', part]),
      ...services.map((part) => ['listedByService', part]),
    ].map(([figure, part]) => ({ figure, part, day, amount }));
    const moment = new Date(`${day}T23:30:00.000Z`);
    await database.transaction(async (transaction) => {
      // The demo has counts of its own.
      const add = (table: string, rows: readonly object[]) => transaction(table).insert(rows).onConflict().ignore();
      for (let start = 0; start < counts.length; start += 200)
        await add('daily_counts', counts.slice(start, start + 200));
      await add('report_figures', figures);
      await add('report_days', [{ day, takenAt: moment, rolledUpAt: new Date(), settled: true }]);
    });
  }
}
