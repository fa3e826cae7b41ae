import type { Knex } from 'knex';
import type { LoggedEvent } from './live-log';
import { numberBefore } from './live-log-history';

/** A number that is still missing after so long belongs to a transaction that was undone. In milliseconds. */
const openMilliseconds = 15_000;
/** Numbers per query; the next query continues. */
const rowsOfRead = 5_000;

/**
 * Follows the end of the log for one process. Numbers are given when an event is written and seen when its transaction
 * commits, so a lower one may appear after a higher one: everything after the last settled number is read again, and
 * each event is taken once.
 */
export class LiveLogTail {
  readonly #knex: Knex;
  readonly #clock: () => number;
  #settled = 0;
  /** Numbers above the settled one that were taken, with when. */
  readonly #taken = new Map<number, number>();

  constructor(knex: Knex, clock: () => number = Date.now) {
    this.#knex = knex;
    this.#clock = clock;
  }

  /** Up to here nothing is missing any more: where a tab that was away goes on. */
  get settled(): number {
    return this.#settled;
  }

  /**
   * Begins at the present end. What was written just before may have a gap that is still open, so that much is only
   * taken note of.
   */
  async begin(): Promise<void> {
    const start = await numberBefore(this.#knex, openMilliseconds, this.#clock());
    const recent: { id: number }[] = await this.#knex('live_events').where('id', '>', start).select('id');
    this.#settled = start;
    this.#taken.clear();
    for (const { id } of recent) this.take(id);
    this.#giveUpGaps();
  }

  /** True the first time that an event is seen. */
  take(id: number): boolean {
    if (id <= this.#settled || this.#taken.has(id)) return false;
    this.#taken.set(id, this.#clock());
    this.#advance();
    return true;
  }

  /**
   * Calls `deliver` with what was committed since, in this process or in others, and not taken yet. One query of
   * numbers; the events themselves are read when there are any.
   */
  async read(deliver: (event: LoggedEvent) => void): Promise<void> {
    for (let from = this.#settled; ;) {
      const ids = await readNumbers(this.#knex, from);
      const missing = ids.filter((id) => id > this.#settled && !this.#taken.has(id));
      for (const event of await readEvents(this.#knex, missing)) if (this.take(event.id)) deliver(event);
      const last = ids.at(-1);
      if (last === undefined || ids.length < rowsOfRead) break;
      from = last;
    }
    this.#giveUpGaps();
  }

  /** Over what was taken without a gap. */
  #advance(): void {
    while (this.#taken.delete(this.#settled + 1)) this.#settled += 1;
  }

  /** Over gaps that have been open for too long. */
  #giveUpGaps(): void {
    const now = this.#clock();
    for (const [id, takenAt] of [...this.#taken].sort(([one], [other]) => one - other)) {
      if (id !== this.#settled + 1 && now - takenAt < openMilliseconds) return;
      this.#taken.delete(id);
      this.#settled = id;
    }
  }
}

async function readNumbers(knex: Knex, after: number): Promise<readonly number[]> {
  const rows: { id: number }[] = await knex('live_events')
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsOfRead)
    .select('id');
  return rows.map(({ id }) => id);
}

async function readEvents(knex: Knex, ids: readonly number[]): Promise<readonly LoggedEvent[]> {
  if (ids.length === 0) return [];
  return knex('live_events').whereIn('id', ids).orderBy('id').select('id', 'userId', 'name', 'payload');
}
