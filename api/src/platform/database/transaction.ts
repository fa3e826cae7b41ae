import type { Transaction } from 'objection';
import { BaseModel } from './base-model';
import type { Database } from './open-database';

/** A running transaction, passed last to every service that writes. */
export type { Transaction } from 'objection';

/** The bound database itself, for queries that no model fits. */
export function database(): Database {
  return BaseModel.knex();
}

/** One object for the database, whichever pool the work at hand uses: the key of what is remembered of it. */
export function databaseKey(): Database {
  return BaseModel.boundKnex();
}

/** A transaction or, when there is none, the database: what plain knex queries start from. */
export function runner(transaction?: Transaction): Database {
  return transaction ?? database();
}

/**
 * Commits what `work` did when it resolves, undoes all of it when it rejects. Inside, every query must take the
 * transaction.
 */
export function inTransaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return BaseModel.transaction(work);
}
