import type { Model, ModelClass } from 'objection';
import type { Knex } from 'knex';
import { inRetriedTransaction } from '../database/retried-transaction';
import type { QueueName } from '../../contract/named-types';

/** So many items go in one transaction. */
const itemsOfBatch = 500;

/** Items of a queue that are deleted for good. */
interface OldItems<Item extends Model> {
  readonly queue: QueueName;
  readonly model: ModelClass<Item>;
  /** Ids of those past their retention, the oldest first and at most that many, within a transaction. */
  find(transaction: Knex.Transaction, limit: number): Promise<readonly number[]>;
}

/**
 * Deletes items of a queue with what was decided about them and who was to deal with them. Safe to run in several
 * processes: what another one deleted is not found again.
 * @returns how many were deleted
 */
export async function forgetItems<Item extends Model>({ queue, model, find }: OldItems<Item>): Promise<number> {
  let deleted = 0;
  for (let batch = itemsOfBatch; batch === itemsOfBatch; deleted += batch)
    batch = await inRetriedTransaction(async (transaction) => {
      const knex = transaction as Knex.Transaction;
      const ids = [...(await find(knex, itemsOfBatch))];
      if (ids.length === 0) return 0;
      for (const table of ['queue_decisions', 'queue_assignments'])
        await knex(table).where({ queue }).whereIn('itemId', ids).delete();
      await model.query(transaction).delete().whereIn('id', ids);
      return ids.length;
    });
  return deleted;
}
