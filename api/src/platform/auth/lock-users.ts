import type { Transaction } from '../database/transaction';
import { User } from './user.model';

/**
 * Locks the rows of users, the lowest id first. As the first read of a transaction it makes all counts after it see
 * what the transaction before has committed.
 */
export async function lockUsers(ids: readonly number[], transaction: Transaction): Promise<void> {
  if (ids.length === 0) return;
  await User.query(transaction)
    .whereIn('id', [...ids])
    .orderBy('id')
    .select('id')
    .forUpdate();
}
