import { User } from '../../platform/auth/user.model';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import type { Transaction } from '../../platform/database/transaction';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { reviewListing } from '../listing/listing-review.service';
import { weighReviewsBy } from '../reviews/reviews.service';
import { confirmationMail } from './account-mails';
import { createToken, ownerOf, takeToken } from './account-tokens';

/** Mails a link to the person's present address, in the transaction that gave them the address. */
export async function askForConfirmation(user: User, transaction: Transaction): Promise<void> {
  const token = await createToken(user, 'confirm-email', transaction);
  await enqueueMail(confirmationMail(user, token), transaction);
}

/** Mails the link once more; a person who has followed one gets none. */
export async function askAgain(user: User): Promise<void> {
  if (user.emailConfirmedAt) return;
  await inRetriedTransaction((transaction) => askForConfirmation(user, transaction));
}

/**
 * Confirms the address that a link was mailed to. Following the link again is no error.
 * @throws AppError 400 when the link is unknown or too old, or the account has another address since
 */
export async function confirmEmail(token: string): Promise<void> {
  if (await isConfirmed(token)) return;
  try {
    await inRetriedTransaction((transaction) => confirmOnce(token, transaction));
  } catch (error) {
    // Somebody followed it twice at the same moment: what they wanted is done.
    if (!(await isConfirmed(token))) throw error;
  }
}

async function confirmOnce(token: string, transaction: Transaction): Promise<void> {
  const user = await takeToken(token, 'confirm-email', transaction);
  await User.query(transaction).findById(user.id).patch({ emailConfirmedAt: new Date() });
  await weighReviewsBy(user.id, transaction);
  await reviewListing(user.id, transaction);
}

const isConfirmed = async (token: string): Promise<boolean> => Boolean((await ownerOf(token))?.emailConfirmedAt);
