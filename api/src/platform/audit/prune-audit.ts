import type { Knex } from 'knex';
import type { Job } from '../jobs/jobs';
import type { Site } from '../site/site-settings';
import { inRetriedTransaction } from '../database/retried-transaction';
import { AuditEntry } from './audit-entry.model';
import { lockChain } from './audit-chain';
import { productActor, recordAudit } from './record-audit';

const day = 24 * 60 * 60 * 1000;
const entriesOfPruning = 2_000;

/**
 * Deletes sealed entries from before a given time, the oldest first and at most 2,000. Where the chain begins
 * afterwards is stored beside it and in an entry of its own, which distinguishes it from a log that was truncated.
 * @returns how many were deleted
 */
export function pruneAudit(before: Date): Promise<number> {
  return inRetriedTransaction(async (transaction) => {
    const { prunedSequence } = await lockChain(transaction);
    const last = await AuditEntry.query(transaction)
      .where('sequence', '>', prunedSequence)
      .where('sequence', '<=', prunedSequence + entriesOfPruning)
      .where('createdAt', '<', before)
      .orderBy('sequence', 'desc')
      .first();
    if (!last?.sequence || !last.hash) return 0;
    const { sequence, hash } = last;
    const pruned = await AuditEntry.query(transaction).delete().where('sequence', '<=', sequence);
    await (transaction as Knex)('audit_chain').update({ prunedSequence: sequence, prunedHash: hash });
    const subject = { type: 'audit log', id: `${sequence}:${hash}` };
    await recordAudit({ by: productActor, action: 'audit.pruned', subject, after: { entries: pruned } }, transaction);
    return pruned;
  });
}

/**
 * Prunes what is past its retention. Safe to run concurrently in several processes: each takes the lock of the chain.
 */
export const pruneAuditJob = (site: Site): Job => ({
  name: 'prune audit entries',
  everyMilliseconds: day / 4,
  run: async () => {
    const { retention } = await site.read();
    await pruneAudit(new Date(Date.now() - retention.auditDays * day));
  },
});
