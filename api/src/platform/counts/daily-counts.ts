import type { Knex } from 'knex';
import { inRetriedTransaction } from '../database/retried-transaction';
import { wordsCounters, type SearchCounter, type WordsCounter } from './search-counters';
import { dayOf } from './utc-day';

/** Anonymous events that are counted without a row of their own. A name that rows have is never changed. */
export type Counter =
  | SearchCounter
  | WordsCounter
  | 'profileView'
  | 'blogRead'
  /** By id of the post. */
  | 'blogReadOf'
  /** By its source, or the reason why it was not answered. */
  | 'question'
  /** Pages shown, by area. */
  | 'areaView'
  /** Pages by area, web vital and the bucket of its value. */
  | 'webVital';

/** Counts of one process since they were last stored. */
export interface DailyCounts {
  /** Counts what happened now: in memory, so that a request waits for nothing. */
  add(counter: Counter, subject?: string, amount?: number): void;
  /** Adds what was counted to the rows of its days. What could not be stored is kept for the next time. */
  flush(): Promise<void>;
}

/**
 * Different things that are held until the next flush; counts of further ones are dropped, those of known ones never.
 */
const mostHeld = 5_000;
/** Different words stored per day and catalog: made-up words cannot fill the table. */
export const mostWords = 500;
const batch = 200;

interface Row {
  readonly counter: Counter;
  readonly day: string;
  readonly subject: string;
  amount: number;
}

const keyOf = ({ counter, day, subject }: Omit<Row, 'amount'>): string => `${counter} ${day} ${subject}`;
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Counters that start from nothing. */
export function createDailyCounts(now: () => Date = () => new Date()): DailyCounts {
  let held = new Map<string, Row>();

  const hold = (row: Row): void => {
    const found = held.get(keyOf(row));
    if (found) found.amount += row.amount;
    else if (held.size < mostHeld) held.set(keyOf(row), row);
  };

  return {
    add(counter, subject = '', amount = 1) {
      hold({ counter, day: dayOf(now()), subject, amount });
    },
    async flush() {
      if (held.size === 0) return;
      const counted = held;
      held = new Map();
      // In one order, so that two processes do not wait for each other's rows.
      const rows = [...counted].sort(([one], [other]) => compare(one, other)).map(([, row]) => row);
      try {
        await inRetriedTransaction((transaction) => store(rows, transaction as Knex));
      } catch (error) {
        rows.forEach(hold);
        throw error;
      }
    },
  };
}

async function store(rows: readonly Row[], transaction: Knex): Promise<void> {
  const accepted = await withinLimits(rows, transaction);
  const isMysql = (transaction.client as { readonly dialect: string }).dialect === 'mysql';
  const added = isMysql ? 'amount + values(amount)' : 'daily_counts.amount + excluded.amount';
  for (let start = 0; start < accepted.length; start += batch)
    await transaction('daily_counts')
      .insert(accepted.slice(start, start + batch))
      .onConflict(['counter', 'day', 'subject'])
      .merge({ amount: transaction.raw(added) });
}

/** The rows without words that would give a day more of them than it may have. */
async function withinLimits(rows: readonly Row[], transaction: Knex): Promise<readonly Row[]> {
  const refused = new Set<Row>();
  for (const counter of wordsCounters) {
    const ofWords = rows.filter((row) => row.counter === counter);
    for (const day of new Set(ofWords.map((row) => row.day))) {
      const stored: Pick<Row, 'subject'>[] = await transaction('daily_counts')
        .where({ counter, day })
        .select('subject');
      const known = new Set(stored.map(({ subject }) => subject));
      const added = ofWords.filter((row) => row.day === day && !known.has(row.subject));
      for (const row of added.slice(Math.max(0, mostWords - known.size))) refused.add(row);
    }
  }
  return rows.filter((row) => !refused.has(row));
}
