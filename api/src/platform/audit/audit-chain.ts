import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Job } from '../jobs/jobs';
import { inRetriedTransaction } from '../database/retried-transaction';
import { database, type Transaction } from '../database/transaction';
import { AuditEntry } from './audit-entry.model';

/** Both ends of the chain: the last entry that was sealed, and the last one that was pruned. */
export interface AuditChain {
  readonly sequence: number;
  readonly hash: string;
  readonly prunedSequence: number;
  readonly prunedHash: string;
}

/** The hash before the first entry. */
const firstHash = '0'.repeat(64);
const emptyChain: AuditChain = { sequence: 0, hash: firstHash, prunedSequence: 0, prunedHash: firstHash };
const entriesOfSeal = 500;

/** Fields of an entry that its hash covers: texts by their digests. */
type ChainedEntry = Readonly<
  Pick<
    AuditEntry,
    | 'id'
    | 'createdAt'
    | 'actorId'
    | 'userId'
    | 'action'
    | 'subjectType'
    | 'subjectId'
    | 'originDigest'
    | 'detailsDigest'
  >
>;

/** The hash of an entry at its place in the chain. */
export function hashOf(entry: ChainedEntry, sequence: number, before: string): string {
  const { id, createdAt, actorId, userId, action, subjectType, subjectId, originDigest, detailsDigest } = entry;
  const parts = [
    sequence,
    before,
    id,
    createdAt.toISOString(),
    actorId ?? null,
    userId ?? null,
    action,
    subjectType,
    subjectId ?? null,
    originDigest ?? null,
    detailsDigest ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The ends as they are stored; of a chain without entries when nothing was sealed yet. */
export async function readChain(knex: Knex = database()): Promise<AuditChain> {
  return (await knex<AuditChain>('audit_chain').first()) ?? emptyChain;
}

/** The ends, for this transaction alone to move: of several processes one at a time adds to the chain. */
export async function lockChain(transaction: Transaction): Promise<AuditChain> {
  const knex = transaction as Knex;
  const read = () => knex<AuditChain>('audit_chain').where('id', 1).forUpdate().first();
  const found = await read();
  if (found) return found;
  await knex('audit_chain')
    .insert({ id: 1, ...emptyChain })
    .onConflict('id')
    .ignore();
  return (await read()) ?? emptyChain;
}

/**
 * Gives every committed entry its place in the chain. It is done after the act and not in its transaction: all that is
 * recorded at the same time would otherwise wait for one row.
 * @returns how many were sealed
 */
export async function sealAudit(): Promise<number> {
  let sealed = 0;
  for (let batch = entriesOfSeal; batch === entriesOfSeal; sealed += batch) {
    if (!(await AuditEntry.query().select('id').whereNull('sequence').first())) break;
    batch = await inRetriedTransaction(sealBatch);
  }
  return sealed;
}

async function sealBatch(transaction: Transaction): Promise<number> {
  // The lock is the first thing read: on MySQL, what is read afterwards is then as new as the lock.
  let { sequence, hash } = await lockChain(transaction);
  const entries = await AuditEntry.query(transaction).whereNull('sequence').orderBy('id').limit(entriesOfSeal);
  for (const entry of entries) {
    sequence += 1;
    hash = hashOf(entry, sequence, hash);
    await AuditEntry.query(transaction).findById(entry.id).patch({ sequence, hash });
  }
  if (entries.length > 0) await (transaction as Knex)('audit_chain').where('id', 1).update({ sequence, hash });
  return entries.length;
}

/** Seals what any process recorded; one that was killed in between leaves it to the others. */
export const sealAuditJob: Job = {
  name: 'seal audit entries',
  everyMilliseconds: 2_000,
  run: async () => {
    await sealAudit();
  },
};
