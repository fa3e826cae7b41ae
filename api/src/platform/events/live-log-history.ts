import type { Knex } from 'knex';
import type { LoggedEvent } from './live-log';

const hour = 60 * 60 * 1000;
/** Milliseconds for which events are retained for tabs that are away. */
const retention = 24 * hour;
/** Typing events are of no use after this many milliseconds. */
const typingMilliseconds = 10_000;
/** A client that missed more than this reloads its data, which costs less. */
const mostMissed = 500;
/** Rows that one statement deletes, so that writers wait for no long one. */
const rowsOfDelete = 2_000;

/** Reads events that a person missed after a number; undefined when they are gone and all data must be read again. */
export async function missedSince(knex: Knex, userId: number, after: number): Promise<LoggedEvent[] | undefined> {
  const now = Date.now();
  const stored = await knex('live_events').min({ first: 'id' }).max({ last: 'id' }).first();
  // The newest event is always retained, so an empty log is one to which nothing was ever written.
  const [first, last] = [Number(stored?.first ?? 1), Number(stored?.last ?? 0)];
  // A number from the future is from another database.
  if (after < first - 1 || after > last) return undefined;
  const events: LoggedEvent[] = await knex('live_events')
    .where('userId', userId)
    .where('id', '>', after)
    .where(
      (useful) => void useful.whereNot('name', 'typing').orWhere('createdAt', '>', new Date(now - typingMilliseconds)),
    )
    .orderBy('id')
    .limit(mostMissed + 1)
    .select('id', 'userId', 'name', 'payload');
  return events.length > mostMissed ? undefined : events;
}

/** True when the log has an event as it was written. */
export async function isStored(knex: Knex, { id, userId, name, payload }: LoggedEvent): Promise<boolean> {
  const rows: unknown[] = await knex('live_events').where({ id, userId, name, payload }).select('id');
  return rows.length > 0;
}

/** The number after which everything was written in the last so many milliseconds. */
export async function numberBefore(knex: Knex, milliseconds: number, now = Date.now()): Promise<number> {
  const moment = new Date(now - milliseconds);
  const before = await knex('live_events').where('createdAt', '<', moment).max({ id: 'id' }).first();
  if (before?.id) return Number(before.id);
  const first = await knex('live_events').min({ id: 'id' }).first();
  return first?.id ? Number(first.id) - 1 : 0;
}

/** Deletes what is older than a day, except the newest event: it says how far the numbers have come. */
export async function forgetOldEvents(knex: Knex, now = Date.now()): Promise<void> {
  const old = await knex('live_events')
    .where('createdAt', '<', new Date(now - retention))
    .max({ id: 'id' })
    .first();
  const all = await knex('live_events').min({ first: 'id' }).max({ last: 'id' }).first();
  const end = Math.min(Number(old?.id ?? 0), Number(all?.last ?? 0) - 1);
  for (let from = Number(all?.first ?? 1) - 1; from < end; from += rowsOfDelete) {
    await knex('live_events')
      .where('id', '<=', Math.min(end, from + rowsOfDelete))
      .delete();
  }
}
