import { accountKey, User } from '../../platform/auth/user.model';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import type { Transaction } from '../../platform/database/transaction';
import { conflict, notFound } from '../../platform/errors/app-error';
import { publishLive } from '../../platform/events/live-log';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { emailChangedMail, emailChangeMail, emailChangeRequestedMail, emailInUseMail } from './account-mails';
import { createToken, findToken, revokeTokens, takeToken } from './account-tokens';
import { countAsConfirmed } from './email-confirmation.service';

const emailGone = () =>
  conflict('Another account has this e-mail address by now, so yours stays as it was.', 'email_taken');

const nothingPending = () => notFound('No new e-mail address is waiting to be confirmed.', 'email_change_not_found');

/** Holds a new address until it is confirmed, mails the link there and tells the present one. What was asked for before is off. */
export async function requestEmailChange(user: User, newEmail: string, transaction: Transaction): Promise<void> {
  await cancelEmailChange(user.id, transaction);
  await User.query(transaction).findById(user.id).patch({ pendingEmail: newEmail });
  await mailChangeLink(user, newEmail, transaction);
  await enqueueMail(emailChangeRequestedMail(user, newEmail), transaction);
}

/** An address that somebody has gets another mail and no link. Both ways do the same work, so that nothing tells them apart. */
async function mailChangeLink(user: User, newEmail: string, transaction: Transaction): Promise<void> {
  const emailKey = accountKey(newEmail);
  const token = await createToken({ id: user.id, emailKey }, 'change-email', transaction);
  const owner = await User.query(transaction).findOne({ emailKey }).whereNot('id', user.id);
  await enqueueMail(owner ? emailInUseMail(owner) : emailChangeMail(user, newEmail, token), transaction);
}

/**
 * Mails the link to the new address once more.
 * @throws AppError 404 when no address is waiting
 */
export function resendEmailChange(userId: number): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    const user = await User.query(transaction).findById(userId).forUpdate();
    if (!user?.pendingEmail) throw nothingPending();
    await mailChangeLink(user, user.pendingEmail, transaction);
  });
}

/** Calls off an address that was not confirmed yet, with its links; nothing happens when there is none. */
export async function cancelEmailChange(userId: number, transaction: Transaction): Promise<void> {
  const user = await User.query(transaction).findById(userId).forUpdate();
  if (!user?.pendingEmail) return;
  await User.query(transaction).findById(userId).patch({ pendingEmail: null });
  await revokeTokens(userId, 'change-email', transaction);
  await publishLive([userId], 'account.changed', {}, transaction);
}

/**
 * Gives an account the address that a link was mailed to, and tells the old one. Following the link again is no error.
 * @throws AppError 400 when the link is unknown, used or too old, or the change was called off; 409 when another account has the
 * address by now, which ends the change
 */
export async function confirmEmailChange(token: string): Promise<void> {
  try {
    await inRetriedTransaction((transaction) => storeNewEmail(token, transaction));
  } catch (error) {
    if (await wasDoneBy(token)) return;
    if (!isUniqueViolation(error)) throw error;
    await inRetriedTransaction((transaction) => endRefusedChange(token, transaction));
    throw emailGone();
  }
}

async function storeNewEmail(token: string, transaction: Transaction): Promise<void> {
  const user = await takeToken(token, 'change-email', transaction);
  const email = user.pendingEmail ?? '';
  await User.query(transaction)
    .findById(user.id)
    .patch({ email, emailKey: accountKey(email), emailConfirmedAt: new Date(), pendingEmail: null });
  await countAsConfirmed(user.id, transaction);
  await enqueueMail(emailChangedMail(user, email), transaction);
  await publishLive([user.id], 'account.changed', {}, transaction);
}

async function endRefusedChange(token: string, transaction: Transaction): Promise<void> {
  const { id } = await takeToken(token, 'change-email', transaction);
  await cancelEmailChange(id, transaction);
}

/** Whether the link was used, and its account still has the address. */
async function wasDoneBy(token: string): Promise<boolean> {
  const found = await findToken(token);
  if (!found?.usedAt) return false;
  const owner = await User.query().findOne({ id: found.userId, emailKey: found.emailKey, suspendedAt: null });
  return owner !== undefined;
}
