import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { wordsCounters } from '../../../platform/counts/search-counters';
import { addDays, dayOf, daysBetween, startOf } from '../../../platform/counts/utc-day';
import { toBoolean, toDate } from '../../../platform/database/base-model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { database } from '../../../platform/database/transaction';
import { flowFigures, readDayFigures, type DayFigure } from './day-figures';
import { totalCounters } from './stored-figures';
import { readStockFigures, stockFigures, type StockRow } from './stock-figures';
import { replyHours } from './response-times';

const hourMilliseconds = 3_600_000;
/** Days that are rolled up in one run, so that a long history does not delay requests. */
const mostDays = 40;
/** Days before today that can be asked for: two years and the two before them. */
const mostHistory = 2 * 731;
/** Days that the words of searches are kept: as long as a year can be looked back on. */
export const wordsDays = 395;
/** Days that all else is kept. */
const countsDays = mostHistory + 366;
/** Days after its end in which a day's contacts can still be answered. */
const openDays = Math.ceil(replyHours / 24);

/** Work done by one call; another process may have done the rest. */
export interface RolledUp {
  readonly days: readonly string[];
  readonly tookStock: boolean;
}

/**
 * Computes the figures of past days that have none, again those of days whose contacts could still be answered, and
 * once an hour those of the directory. Any number of processes may do so concurrently: each day is claimed by its row,
 * in the transaction that writes it.
 */
export async function rollUp(now = new Date()): Promise<RolledUp> {
  const tookStock = await takeStock(now);
  const days: string[] = [];
  for (const day of await openDaysBefore(now)) {
    if (await rollUpDay(day, now)) days.push(day);
    // SQLite's driver is synchronous: without a turn of the event loop, requests would wait for the last day.
    await nextTurn();
  }
  if (days.length > 0) await forgetOldCounts(now);
  return { days, tookStock };
}

/** Days that are over and not settled, oldest first. */
async function openDaysBefore(now: Date): Promise<string[]> {
  const today = dayOf(now);
  const first: { at?: unknown } | undefined = await database()('users').min({ at: 'createdAt' }).first();
  if (first?.at === null || first?.at === undefined) return [];
  const earliest = [dayOf(toDate(first.at)), addDays(today, -mostHistory)].sort().at(-1) ?? today;
  const rows: { day: string; rolledUpAt: unknown; settled: unknown }[] = await database()('report_days')
    .where('day', '>=', earliest)
    .where('day', '<', today)
    .select('day', 'rolledUpAt', 'settled');
  const done = new Set(rows.filter((row) => isDone(row, today)).map(({ day }) => day));
  const open: string[] = [];
  for (let day = earliest; day < today && open.length < mostDays; day = addDays(day, 1))
    if (!done.has(day)) open.push(day);
  return open;
}

const isDone = ({ rolledUpAt, settled }: { rolledUpAt: unknown; settled: unknown }, today: string): boolean =>
  rolledUpAt !== null && (toBoolean(settled) || dayOf(toDate(rolledUpAt)) >= today);

/** Rolls one day up, unless another process has; a day whose contacts can still be answered once on each later day. */
async function rollUpDay(day: string, now: Date): Promise<boolean> {
  return inRetriedTransaction(async (transaction) => {
    const knex = transaction as Knex;
    await knex('report_days').insert({ day, settled: false }).onConflict('day').ignore();
    const claimed = await knex('report_days')
      .where({ day, settled: false })
      .where((open) => void open.whereNull('rolledUpAt').orWhere('rolledUpAt', '<', startOf(dayOf(now))))
      .update({ rolledUpAt: now, settled: daysBetween(day, dayOf(now)) - 1 > openDays });
    if (claimed === 0) return false;
    await replace(day, [...flowFigures, 'replies'], await readDayFigures(day, knex), knex);
    return true;
  });
}

/** Takes the figures of the directory for today, once an hour: the last of a day are that day's. */
async function takeStock(now: Date): Promise<boolean> {
  const day = dayOf(now);
  const due = new Date(now.getTime() - hourMilliseconds);
  if (await database()('report_days').where({ day }).where('takenAt', '>', due).first('day')) return false;
  const figures = await readStockFigures();
  return inRetriedTransaction(async (transaction) => {
    const knex = transaction as Knex;
    await knex('report_days').insert({ day, settled: false }).onConflict('day').ignore();
    const claimed = await knex('report_days')
      .where({ day })
      .where((stale) => void stale.whereNull('takenAt').orWhere('takenAt', '<=', due))
      .update({ takenAt: now });
    if (claimed === 0) return false;
    await replace(day, stockFigures, figures, knex);
    return true;
  });
}

async function replace(
  day: string,
  figures: readonly (DayFigure | StockRow)['figure'][],
  rows: readonly (DayFigure | StockRow)[],
  knex: Knex,
): Promise<void> {
  await knex('report_figures')
    .where({ day })
    .whereIn('figure', [...figures])
    .delete();
  for (let start = 0; start < rows.length; start += 100)
    await knex('report_figures').insert(rows.slice(start, start + 100).map((row) => ({ ...row, day })));
}

async function forgetOldCounts(now: Date): Promise<void> {
  const before = (days: number): string => addDays(dayOf(now), -days);
  for (const counter of wordsCounters)
    await database()('daily_counts').where({ counter }).where('day', '<', before(wordsDays)).delete();
  for (const counter of [...totalCounters, 'blogReadOf'])
    await database()('daily_counts').where({ counter }).where('day', '<', before(countsDays)).delete();
  for (const figure of [...flowFigures, 'replies', ...stockFigures])
    await database()('report_figures').where({ figure }).where('day', '<', before(countsDays)).delete();
  await database()('report_days').where('day', '<', before(countsDays)).delete();
}
