import { AuditEntry } from './audit-entry.model';
import { hashOf, readChain } from './audit-chain';
import { digestOf } from './audit-texts';

/** Fault at one position of the chain, in words. */
export interface AuditFault {
  readonly sequence: number;
  readonly sentence: string;
}

/** Result of a check of the whole chain. */
export interface AuditVerification {
  /** Entries that are as they were written. */
  readonly intact: number;
  readonly faults: readonly AuditFault[];
  /** Committed, and not in the chain yet. */
  readonly waiting: number;
  /** The newest hash: a copy of it elsewhere can prove later that nothing before it was rewritten. */
  readonly head: { readonly sequence: number; readonly hash: string };
}

const rowsOfRead = 2_000;
const mostFaults = 100;

/**
 * Reads the chain from its oldest entry and compares every hash. Finds entries that were changed, taken out, added, or
 * cut off at either end.
 * @param known a head that was noted down earlier, to find a chain that was rewritten as a whole
 */
export async function verifyAudit(known?: {
  readonly sequence: number;
  readonly hash: string;
}): Promise<AuditVerification> {
  const chain = await readChain();
  const faults: AuditFault[] = [];
  const fault = (sequence: number, sentence: string) => void faults.push({ sequence, sentence });
  const erased = await erasedAccounts();
  let [sequence, hash, intact, wasKnownSeen] = [chain.prunedSequence, chain.prunedHash, 0, false];
  while (faults.length < mostFaults) {
    const entries = await AuditEntry.query().where('sequence', '>', sequence).orderBy('sequence').limit(rowsOfRead);
    for (const entry of entries) {
      const found = entry.sequence ?? 0;
      // Sealed after the ends were read.
      if (found > chain.sequence && faults.length === 0 && sequence === chain.sequence) break;
      const sentences = faultsOf(entry, sequence, hash, erased);
      for (const sentence of sentences) fault(found, sentence);
      if (sentences.length === 0) intact += 1;
      if (known?.sequence === found) {
        wasKnownSeen = true;
        if (known.hash !== entry.hash)
          fault(found, 'The hash is another than the one noted down: the chain was rewritten.');
      }
      sequence = found;
      hash = entry.hash ?? '';
    }
    if (entries.length < rowsOfRead || sequence >= chain.sequence) break;
  }
  if (sequence < chain.sequence)
    fault(chain.sequence, `Entries after number ${sequence} are missing: the end was cut off.`);
  else if (sequence === chain.sequence && hash !== chain.hash)
    fault(chain.sequence, 'The newest hash is another than the one stored apart.');
  if (known && !wasKnownSeen && known.sequence > chain.prunedSequence)
    fault(known.sequence, 'The entry that was noted down is missing.');
  await checkPruning(chain.prunedSequence, chain.prunedHash, fault);
  const waiting = await AuditEntry.query().whereNull('sequence').resultSize();
  return { intact, faults, waiting, head: { sequence: chain.sequence, hash: chain.hash } };
}

function faultsOf(entry: AuditEntry, before: number, hash: string, erased: ReadonlySet<number>): string[] {
  const sequence = entry.sequence ?? 0;
  const sentences: string[] = [];
  if (sequence !== before + 1)
    sentences.push(
      sequence === before + 2
        ? `Entry ${before + 1} is missing.`
        : `Entries ${before + 1} to ${sequence - 1} are missing.`,
    );
  else if (hashOf(entry, sequence, hash) !== entry.hash) sentences.push('The entry or its hash was changed.');
  for (const part of ['origin', 'details'] as const) {
    const verb = part === 'origin' ? 'was' : 'were';
    const [text, digest] = [entry[part], entry[`${part}Digest`]];
    if (text === null ? digest === null || isErased(entry, erased) : digestOf(text) === digest) continue;
    sentences.push(text === null ? `The ${part} ${verb} taken out.` : `The ${part} ${verb} changed.`);
  }
  return sentences;
}

/** Only what belongs to an account that was deleted may be gone. */
function isErased({ actorId, userId }: AuditEntry, erased: ReadonlySet<number>): boolean {
  return erased.has(userId ?? 0) || erased.has(actorId ?? 0);
}

async function erasedAccounts(): Promise<ReadonlySet<number>> {
  const rows = await AuditEntry.query().where({ action: 'account.deleted' }).select('userId');
  return new Set(rows.map(({ userId }) => userId ?? 0));
}

/** Checks that the chain begins where the entry about the last pruning says. */
async function checkPruning(
  sequence: number,
  hash: string,
  fault: (sequence: number, sentence: string) => void,
): Promise<void> {
  const pruned = await AuditEntry.query().where({ action: 'audit.pruned' }).orderBy('id', 'desc').first();
  if ((pruned?.subjectId ?? '0') !== (sequence === 0 ? '0' : `${sequence}:${hash}`))
    fault(sequence, 'The oldest entries were cut off, and no entry says that they were pruned.');
}
