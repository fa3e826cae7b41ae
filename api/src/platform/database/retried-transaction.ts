import { inTransaction } from './transaction';
import type { Transaction } from './transaction';

const attempts = 4;
const collisions = new Set<unknown>(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD', 'SQLITE_BUSY']);

function collided(error: unknown): boolean {
  const { nativeError, code } = error as { nativeError?: { code?: unknown }; code?: unknown };
  return collisions.has(nativeError?.code ?? code);
}

/**
 * A transaction that is retried when the database chose it as the victim of a deadlock or conflict: it was rolled back,
 * so `work` runs again. For concurrent writes to the same rows.
 */
export async function inRetriedTransaction<Result>(
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (attempt >= attempts || !collided(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt + Math.random() * 20));
    }
  }
}
