import { User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import { publishLive } from '../../../../platform/events/live-log';
import { emit } from '../../../../platform/events/room-events';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail';
import { confirmationMail } from '../account-mails';
import { createToken, ownerOf, takeToken } from '../links/account-tokens';

/** Mails a link to the person's present email, in the transaction that gave them the email. */
export async function requestConfirmation(user: User, transaction: Transaction): Promise<void> {
  const token = await createToken(user, 'confirm-email', transaction);
  await enqueueMail(confirmationMail(user, token), transaction);
}

/** Mails the link once more; a person who has followed one gets none. */
export async function resendConfirmation(user: User): Promise<void> {
  if (user.emailConfirmedAt) return;
  await inRetriedTransaction((transaction) => requestConfirmation(user, transaction));
}

/**
 * Confirms the email that a link was mailed to. Following the link again is no error.
 * @throws AppError 400 when the link is unknown or too old, or the account has another email since
 */
export async function confirmEmail(token: string): Promise<void> {
  if (await isConfirmed(token)) return;
  try {
    await inRetriedTransaction((transaction) => confirmOnce(token, transaction));
  } catch (error) {
    // The link was followed twice concurrently: the email is confirmed.
    if (!(await isConfirmed(token))) throw error;
  }
}

async function confirmOnce(token: string, transaction: Transaction): Promise<void> {
  const user = await takeToken(token, 'confirm-email', transaction);
  await User.query(transaction).findById(user.id).patch({ emailConfirmedAt: new Date() });
  await emit('email.confirmed', { userId: user.id }, transaction);
  await publishLive([user.id], 'account.changed', {}, transaction);
}

const isConfirmed = async (token: string): Promise<boolean> => Boolean((await ownerOf(token))?.emailConfirmedAt);
