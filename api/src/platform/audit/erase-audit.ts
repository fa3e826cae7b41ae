import type { Transaction } from '../database/transaction';
import { AuditEntry } from './audit-entry.model';

/**
 * Takes out of the log what it says of a person whose account is deleted: from where they came, and what was changed of
 * them. That something was done, when and by whom stays, and the chain stays whole. The deletion itself has to be
 * recorded too.
 */
export async function eraseFromAudit(userId: number, transaction: Transaction): Promise<void> {
  await AuditEntry.query(transaction).where({ userId }).patch({ details: null, searchText: null });
  await AuditEntry.query(transaction).where({ userId, actorId: null }).patch({ origin: null });
  await AuditEntry.query(transaction).where({ actorId: userId }).patch({ origin: null });
}
