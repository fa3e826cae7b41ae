import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';

/** Number of newest changes that are stored. A process further behind reloads the whole index. */
const retainedChanges = 100_000;
/** Rows deleted per statement. */
const rowsDropped = 2_000;
/**
 * A number that is missing belongs to a transaction that is still open, or to one that was undone. After so long it was
 * undone.
 */
const openMilliseconds = 5 * 60_000;
const mostOpen = 1_000;

interface Change {
  readonly id: number;
  readonly userId: number;
}

/** Deletes old changes that all processes have read, in batches. @param retained how many of the newest stay */
export async function forgetOldChanges(knex: Knex, retained = retainedChanges): Promise<void> {
  const ends = await knex('search_changes').min({ oldest: 'id' }).max({ newest: 'id' }).first();
  const last = Number(ends?.newest ?? 0) - retained;
  for (let first = Number(ends?.oldest ?? 0); first <= last; first += rowsDropped) {
    await knex('search_changes')
      .where('id', '<=', Math.min(first + rowsDropped - 1, last))
      .delete();
    // SQLite answers without waiting.
    await nextTurn();
  }
}

/**
 * Position up to which changes have been read. Numbers are given when a row is written and visible when its transaction
 * commits, so a lower one may appear after a higher one: missing ones are requested again.
 */
export class ReadChanges {
  readonly #last: number;
  /** Numbers that were missing, with when that was first noticed. */
  readonly #open: ReadonlyMap<number, number>;

  private constructor(last: number, open: ReadonlyMap<number, number>) {
    this.#last = last;
    this.#open = open;
  }

  /**
   * Everything so far counts as read. Only reads: a search thread that wrote would collide with the process whose
   * writes people wait for.
   */
  static async now(knex: Knex): Promise<ReadChanges> {
    const rows: Pick<Change, 'id'>[] = await knex('search_changes').orderBy('id', 'desc').limit(mostOpen).select('id');
    return new ReadChanges(0, new Map()).#after(rows.reverse());
  }

  /**
   * Reads what came since, and the state that counts it as read; undefined when that is no longer known and everything
   * must be read again.
   */
  async since(knex: Knex): Promise<{ readonly userIds: number[]; readonly read: ReadChanges } | undefined> {
    const unread = knex('search_changes').where('id', '>=', this.#last);
    if (this.#open.size > 0) unread.orWhereIn('id', [...this.#open.keys()]);
    const rows: Change[] = await unread.orderBy('id').select('id', 'userId');
    if (!this.#isComplete(rows)) return undefined;
    const news = rows.filter(({ id }) => id !== this.#last);
    return {
      userIds: [...new Set(news.map(({ userId }) => userId))],
      read: this.#after(news),
    };
  }

  /**
   * Tells whether nothing is missing between what was read and these. The last one that was read is always retained: if
   * it is gone, so are others that were not read. A process that began with an empty table misses nothing until as many
   * came as are stored.
   */
  #isComplete(rows: readonly Change[]): boolean {
    return this.#last === 0 ? rows.length < retainedChanges : rows.some(({ id }) => id === this.#last);
  }

  /** The state after more were read, in order. */
  #after(rows: readonly Pick<Change, 'id'>[]): ReadChanges {
    const now = Date.now();
    const open = new Map([...this.#open].filter(([, since]) => now - since < openMilliseconds));
    let last = this.#last;
    for (const { id } of rows) {
      open.delete(id);
      for (let missing = Math.max(last + 1, id - mostOpen); last > 0 && missing < id; missing += 1)
        open.set(missing, now);
      last = Math.max(last, id);
    }
    const newest = [...open].slice(-mostOpen);
    return new ReadChanges(last, new Map(newest));
  }
}
