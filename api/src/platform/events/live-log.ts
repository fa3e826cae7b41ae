import { EventEmitter } from 'node:events';
import type { Knex } from 'knex';
import type { LiveEvents } from '../../contract/live-events';
import type { Transaction } from '../database/transaction';

/** Tells the API processes to ask again which sessions of a person still hold. It is never sent to a browser. */
export const sessionsChanged = 'sessions.changed';

/** An event of the log, on its way to one person. */
export interface LoggedEvent {
  /**
   * Grows with each event that is written; one may become visible after a higher one, when its transaction took longer.
   */
  readonly id: number;
  readonly userId: number;
  readonly name: keyof LiveEvents | typeof sessionsChanged;
  /** JSON, as it is stored and as it is sent. */
  readonly payload: string;
}

const committed = new EventEmitter<{ event: [LoggedEvent] }>();
committed.setMaxListeners(0);

/**
 * Pushes an event to the open tabs of some users, in the transaction that caused it: if it is rolled back, nothing is
 * sent; once committed, the streams of this process get it immediately, those of other processes within a second, and
 * disconnected tabs when they reconnect.
 *
 * @example await publishLive([userId], 'notification.created', { notification: presentNotification(stored) },
 * transaction);
 */
export function publishLive<Name extends keyof LiveEvents>(
  userIds: readonly number[],
  name: Name,
  payload: LiveEvents[Name],
  transaction: Transaction,
): Promise<void> {
  return write(userIds, name, JSON.stringify(payload), transaction);
}

/** Says that sessions of a person have ended: their streams are closed, in every process. */
export function publishSessionsChanged(userId: number, transaction: Transaction): Promise<void> {
  return write([userId], sessionsChanged, '{}', transaction);
}

/**
 * Calls `listener` with each event that a transaction of this process committed, until the returned function is called.
 */
export function onLiveEvent(listener: (event: LoggedEvent) => void): () => void {
  committed.on('event', listener);
  return () => committed.off('event', listener);
}

async function write(
  userIds: readonly number[],
  name: LoggedEvent['name'],
  payload: string,
  transaction: Transaction,
): Promise<void> {
  const createdAt = new Date();
  const events: LoggedEvent[] = [];
  for (const userId of new Set(userIds)) {
    // One by one: how many numbers several rows take is not the same on every database.
    const [id] = await (transaction as Knex)('live_events').insert({ userId, name, payload, createdAt });
    if (id === undefined) throw new Error('The database gave a live event no number.');
    events.push({ id, userId, name, payload });
  }
  void transaction.executionPromise.then(
    () => events.forEach((event) => committed.emit('event', event)),
    // Rolled back: it never happened.
    () => undefined,
  );
}
