import type { Transaction } from '../../../../platform/database/transaction';
import { wholeCharacters } from '../../../../contract/whole-characters';
import { ReleaseActivation } from '../release.model';
import { Rollout, type RolloutState } from './rollout.model';
import { forgetReports, readNumbers } from './trial-reports.store';

/** The rollout of an area that is running, its row locked until the transaction ends. */
export async function runningRollout(area: string, transaction: Transaction): Promise<Rollout | undefined> {
  // Transactions that change what an area serves wait here for each other, in one order.
  await ReleaseActivation.query(transaction).where({ name: area }).orderBy('id').forUpdate();
  return Rollout.query(transaction).where({ area, state: 'running' }).orderBy('id', 'desc').forUpdate().first();
}

/** Ends a rollout and keeps its numbers; what single tabs reported is erased. */
export async function endRollout(
  rollout: Rollout,
  state: Exclude<RolloutState, 'running'>,
  because: string,
  transaction: Transaction,
): Promise<void> {
  const numbers = await readNumbers(rollout.id, transaction);
  await rollout.$query(transaction).patch({
    state,
    ...(state === 'finished' && { share: 100 }),
    endedAt: new Date(),
    endedBecause: wholeCharacters(because, 500),
    numbers,
    salt: null,
  });
  if (state === 'replaced')
    await ReleaseActivation.query(transaction)
      .patch({ withdrawnAt: new Date() })
      .where({ releaseId: rollout.releaseId });
  await forgetReports(rollout.id, transaction);
}
