import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { endSessionsOf } from '../../../platform/auth/session-store';
import { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { AppError, forbidden } from '../../../platform/errors/app-error';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { noteChanges } from '../../../platform/changes/profile-changes';
import { userNotFound } from './admin.errors';
import { refuseLastAdmin } from './admins';
import { restoredMail, suspendedMail } from './admin-mails';
import type { BulkChange } from './user-suspension.schema';

/**
 * Takes a user's access away: ends every session with its open streams, hides the listing and mails the reason. Does
 * nothing to a user who is suspended already.
 * @returns whether anything changed
 * @throws AppError 403 for oneself, 404, 409 for the last administrator
 */
export async function suspendUser(
  id: number,
  reason: string,
  by: AuditActor,
  transaction: Transaction,
): Promise<boolean> {
  if (id === by.userId) throw forbidden('You cannot suspend yourself.', 'cannot_suspend_self');
  const user = await findForChange(id, transaction);
  if (user.suspendedAt) return false;
  if (user.userType === 'admin') await refuseLastAdmin(id, by.userId, transaction);
  await User.query(transaction).findById(id).patch({ suspendedAt: new Date() });
  await endSessionsOf(id, undefined, transaction);
  await noteChanges(transaction, [id]);
  await enqueueMail(suspendedMail(user, reason), transaction);
  await recordAudit({ by, action: 'user.suspended', subject: { type: 'user', id }, reason }, transaction);
  return true;
}

/** Gives a user their access back. @returns whether anything changed @throws AppError 404 */
export async function restoreUser(
  id: number,
  reason: string,
  by: AuditActor,
  transaction: Transaction,
): Promise<boolean> {
  const user = await findForChange(id, transaction);
  if (!user.suspendedAt) return false;
  await User.query(transaction).findById(id).patch({ suspendedAt: null });
  await noteChanges(transaction, [id]);
  await enqueueMail(restoredMail(user), transaction);
  await recordAudit({ by, action: 'user.restored', subject: { type: 'user', id }, reason }, transaction);
  return true;
}

async function findForChange(id: number, transaction: Transaction): Promise<User> {
  const user = await User.query(transaction).findById(id).whereNull('deletedAt').forUpdate();
  if (!user) throw userNotFound();
  return user;
}

/** Outcome of a bulk action for each person. */
export interface BulkOutcome {
  readonly changed: number[];
  readonly refused: { readonly id: number; readonly sentence: string }[];
}

/** Suspends or restores several people, each by themselves: what is refused for one stops no other. */
export async function changeInBulk({ action, ids, reason }: BulkChange, by: AuditActor): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { changed: [], refused: [] };
  const change = action === 'suspend' ? suspendUser : restoreUser;
  for (const id of new Set(ids)) {
    try {
      if (await inRetriedTransaction((transaction) => change(id, reason, by, transaction))) outcome.changed.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.refused.push({ id, sentence: error.message });
    }
  }
  return outcome;
}
