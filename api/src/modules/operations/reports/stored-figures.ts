import { searchCounters, type WordsCounter } from '../../../platform/counts/search-counters';
import { addDays, dayOf } from '../../../platform/counts/utc-day';
import { toDate } from '../../../platform/database/base-model';
import { database } from '../../../platform/database/transaction';
import { flowFigures, readDayFigures } from './day-figures';
import type { ReportRange } from './reports.schema';
import { readStockFigures, stockFigures, type StockRow } from './stock-figures';

/** Amounts by day, by name: of figures and of counters. */
export type DailyAmounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Row {
  readonly name: string;
  readonly day: string;
  readonly part: string;
  readonly amount: number | string;
}

/** Counters that have one sum a day, or few. */
export const totalCounters = [
  ...Object.values(searchCounters).flatMap(({ all, empty }) => [all, empty]),
  ...['profileView', 'blogRead', 'question'],
];
/** Answers that refuse nothing. */
export const answeredBy = ['model', 'guides'];

const within =
  ({ from, to }: ReportRange) =>
  (query: { where(column: string, operator: string, value: string): unknown }): void => {
    query.where('day', '>=', from);
    query.where('day', '<=', to);
  };

/**
 * Everything of a range's days that adds up, and how soon replies came. What is not rolled up yet is read from its
 * tables now.
 */
export async function readDays(
  range: ReportRange,
  now: Date,
): Promise<{ amounts: DailyAmounts; replies: DailyAmounts }> {
  const [figures, counts, live] = await Promise.all([
    database()('report_figures')
      .whereIn('figure', [...flowFigures, 'replies', 'listed'])
      .where(within(range))
      .select({ name: 'figure', day: 'day', part: 'part', amount: 'amount' }) as Promise<Row[]>,
    readCounts(range),
    readLiveDays(range, now),
  ]);
  const amounts = new Map<string, Map<string, number>>();
  const replies = new Map<string, Map<string, number>>();
  const add = (to: Map<string, Map<string, number>>, day: string, name: string, amount: number): void => {
    const found = to.get(day) ?? new Map<string, number>();
    found.set(name, (found.get(name) ?? 0) + amount);
    to.set(day, found);
  };
  for (const { name, day, part, amount } of [...figures, ...live]) {
    if (name === 'replies') add(replies, day, part, Number(amount));
    else add(amounts, day, name, Number(amount));
  }
  for (const { name, day, part, amount } of counts) {
    add(amounts, day, name, Number(amount));
    if (name === 'question' && !answeredBy.includes(part)) add(amounts, day, 'refusal', Number(amount));
  }
  return { amounts, replies };
}

const readCounts = (range: ReportRange): Promise<Row[]> =>
  database()('daily_counts')
    .whereIn('counter', totalCounters)
    .where(within(range))
    .select({ name: 'counter', day: 'day', part: 'subject', amount: 'amount' }) as Promise<Row[]>;

/** Today, and yesterday as long as no process has rolled it up. */
async function readLiveDays({ from, to }: ReportRange, now: Date): Promise<Row[]> {
  const today = dayOf(now);
  const days = [addDays(today, -1), today].filter((day) => day >= from && day <= to);
  if (days.length === 0) return [];
  const done: { day: string }[] = await database()('report_days')
    .whereIn('day', days)
    .whereNotNull('rolledUpAt')
    .select('day');
  const rolledUp = new Set(done.map(({ day }) => day));
  const live = days.filter((day) => !rolledUp.has(day));
  const rows = await Promise.all(
    live.map(async (day) =>
      (await readDayFigures(day, database())).map(({ figure, part, amount }) => ({ name: figure, day, part, amount })),
    ),
  );
  return rows.flat();
}

/** Listed professionals at the end of a range, as last counted within it. */
export interface Stock {
  readonly at: Date;
  readonly figures: readonly StockRow[];
}

/**
 * The directory's figures at the end of a range; null when none were taken within it. Of today, when none were taken
 * yet, those of now.
 */
export async function readStock({ from, to }: ReportRange, now: Date): Promise<Stock | null> {
  const taken: { day: string; takenAt: unknown } | undefined = await database()('report_days')
    .where(within({ from, to }))
    .whereNotNull('takenAt')
    .orderBy('day', 'desc')
    .first('day', 'takenAt');
  if (!taken) return to === dayOf(now) ? { at: now, figures: await readStockFigures() } : null;
  const rows: StockRow[] = await database()('report_figures')
    .where({ day: taken.day })
    .whereIn('figure', [...stockFigures])
    .select('figure', 'part', 'amount');
  return { at: toDate(taken.takenAt), figures: rows };
}

/** Amounts of a counter by what was counted, the largest first. */
export async function readSubjects(
  counter: WordsCounter | 'question',
  range: ReportRange,
  most: number,
): Promise<{ subject: string; amount: number }[]> {
  const rows: { subject?: string; total?: number | string }[] = await database()('daily_counts')
    .where({ counter })
    .where(within(range))
    .groupBy('subject')
    .select('subject')
    .sum({ total: 'amount' })
    .orderBy([{ column: 'total', order: 'desc' }, 'subject'])
    .limit(most);
  return rows.map(({ subject = '', total }) => ({ subject, amount: Number(total) }));
}

/** Reads of a range by the id of the post, as `subject`: a query to join with. */
export const readsByPost = (range: ReportRange) =>
  database()('daily_counts')
    .where({ counter: 'blogReadOf' })
    .where(within(range))
    .groupBy('subject')
    .select('subject')
    .sum({ reads: 'amount' });
