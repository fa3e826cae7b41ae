import { inTransaction } from './transaction';
import type { Transaction } from './transaction';

const attempts = 4;
const collisions = new Set<unknown>(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD', 'SQLITE_BUSY']);

function collided(error: unknown): boolean {
  const { nativeError, code } = error as { nativeError?: { code?: unknown }; code?: unknown };
  return collisions.has(nativeError?.code ?? code);
}

/**
 * A transaction that begins again when the database chose it as the victim of a collision with another one: nothing of it
 * was stored, so `work` runs afresh. For writes that many people do to the same rows at once.
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
