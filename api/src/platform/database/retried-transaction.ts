import { pauseAfter } from '../../contract/backoff';
import { inTransaction, type Transaction } from './transaction';

const attempts = 8;
/** Milliseconds after which a transaction that collides is not retried. */
const patience = 10_000;
/** Milliseconds that the first pause may take; doubled each time up to the longest. */
const pause = { first: 20, longest: 1_000 };
const collisions = /^(?:ER_LOCK_DEADLOCK|ER_LOCK_WAIT_TIMEOUT|ER_CHECKREAD|SQLITE_BUSY(?:_\w+)?)$/;

function collided(error: unknown): boolean {
  const { nativeError, code } = error as { nativeError?: { code?: unknown }; code?: unknown };
  return collisions.test(String(nativeError?.code ?? code));
}

/**
 * A transaction that is retried when the database chose it as the victim of a deadlock or conflict: it was rolled back,
 * so `work` runs again. For concurrent writes to the same rows. Pauses are of any length up to a limit that grows, so
 * that those who collided do not meet again.
 */
export async function inRetriedTransaction<Result>(
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (attempt >= attempts || performance.now() - started > patience || !collided(error)) throw error;
      const longest = pauseAfter(attempt, pause);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
    }
  }
}
