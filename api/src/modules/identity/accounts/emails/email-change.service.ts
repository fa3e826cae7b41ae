import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import { accountKey, User } from '../../../../platform/auth/user.model';
import { isUniqueViolation } from '../../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import { publishLive } from '../../../../platform/events/live-log';
import { emit } from '../../../../platform/events/room-events';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail';
import { emailChangedMail, emailChangeMail, emailChangeRequestedMail, emailInUseMail } from '../account-mails';
import { createToken, findToken, revokeTokens, takeToken } from '../links/account-tokens';
import { emailChangeNotFound, emailTakenMeanwhile } from './email-change.errors';

/**
 * Holds a new email until it is confirmed, mails the link there and notifies the present one. An earlier request is
 * void.
 */
export async function requestEmailChange(user: User, newEmail: string, transaction: Transaction): Promise<void> {
  await cancelEmailChange(user.id, transaction);
  await User.query(transaction).findById(user.id).patch({ pendingEmail: newEmail });
  await mailChangeLink(user, newEmail, transaction);
  await enqueueMail(emailChangeRequestedMail(user, newEmail), transaction);
}

/**
 * An email that is taken gets another mail and no link. Both paths do the same work, so that timing does not reveal
 * which.
 */
async function mailChangeLink(user: User, newEmail: string, transaction: Transaction): Promise<void> {
  const emailKey = accountKey(newEmail);
  const token = await createToken({ id: user.id, emailKey }, 'change-email', transaction);
  const owner = await User.query(transaction).findOne({ emailKey }).whereNot('id', user.id);
  await enqueueMail(owner ? emailInUseMail(owner) : emailChangeMail(user, newEmail, token), transaction);
}

/**
 * Mails the link to the new email once more.
 * @throws AppError 404 when no email is waiting
 */
export function resendEmailChange(userId: number): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    const user = await User.query(transaction).findById(userId).forUpdate();
    if (!user?.pendingEmail) throw emailChangeNotFound();
    await mailChangeLink(user, user.pendingEmail, transaction);
  });
}

/** Calls off an email that was not confirmed yet, with its links; nothing happens when there is none. */
export async function cancelEmailChange(userId: number, transaction: Transaction): Promise<void> {
  const user = await User.query(transaction).findById(userId).forUpdate();
  if (!user?.pendingEmail) return;
  await User.query(transaction).findById(userId).patch({ pendingEmail: null });
  await revokeTokens(userId, 'change-email', transaction);
  await publishLive([userId], 'account.changed', {}, transaction);
}

/**
 * Gives an account the email that a link was mailed to, and notifies the old one. Following the link again is no error.
 * @throws AppError 400 when the link is unknown, used or too old, or the change was called off; 409 when another
 * account has the email by now, which ends the change
 */
export async function confirmEmailChange(token: string, by: AuditActor): Promise<void> {
  try {
    await inRetriedTransaction((transaction) => storeNewEmail(token, by, transaction));
  } catch (error) {
    if (await wasDoneBy(token)) return;
    if (!isUniqueViolation(error)) throw error;
    await inRetriedTransaction((transaction) => endRefusedChange(token, transaction));
    throw emailTakenMeanwhile();
  }
}

async function storeNewEmail(token: string, by: AuditActor, transaction: Transaction): Promise<void> {
  const user = await takeToken(token, 'change-email', transaction);
  const email = user.pendingEmail ?? '';
  await User.query(transaction)
    .findById(user.id)
    .patch({ email, emailKey: accountKey(email), emailConfirmedAt: new Date(), pendingEmail: null });
  await emit('email.confirmed', { userId: user.id }, transaction);
  await enqueueMail(emailChangedMail(user, email), transaction);
  await publishLive([user.id], 'account.changed', {}, transaction);
  const [subject, before, after] = [{ type: 'user', id: user.id }, { email: user.email }, { email }];
  await recordAudit({ by, action: 'email.changed', subject, before, after }, transaction);
}

async function endRefusedChange(token: string, transaction: Transaction): Promise<void> {
  const { id } = await takeToken(token, 'change-email', transaction);
  await cancelEmailChange(id, transaction);
}

/** True when the link was used and its account still has the email. */
async function wasDoneBy(token: string): Promise<boolean> {
  const found = await findToken(token);
  if (!found?.usedAt) return false;
  const owner = await User.query().findOne({ id: found.userId, emailKey: found.emailKey, suspendedAt: null });
  return owner !== undefined;
}
