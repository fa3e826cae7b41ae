import { hashPassword, verifyPassword } from '../../platform/auth/passwords';
import { renewSession, type RenewedSession } from '../../platform/auth/session-store';
import type { User } from '../../platform/auth/user.model';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import { invalid } from '../../platform/errors/app-error';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { passwordChangedMail } from './account-mails';
import type { PasswordChange } from './password-change.schema';

/**
 * Gives an account a new password, ends all of its sessions, the one that asked too, whose id somebody may have copied, and mails a
 * notice.
 * @param sessionHash the session that asked
 * @returns the session that takes its place; null when the new password is empty and nothing changed
 * @throws AppError 400 when the two new passwords differ or the current one is wrong
 */
export async function changePassword(
  user: User,
  change: PasswordChange,
  sessionHash: string | undefined,
): Promise<RenewedSession | null> {
  const { currentPassword, newPassword, confirmPassword } = change;
  if (newPassword !== confirmPassword) throw invalid('Passwords do not match', 'password_mismatch');
  // Not a 401: whoever asks is signed in, and a browser would take that for the end of the session.
  if (!(await verifyPassword(user.password, currentPassword)))
    throw invalid('Current password is not correct', 'wrong_password');
  if (newPassword === '') return null;
  const password = await hashPassword(newPassword);
  return inRetriedTransaction(async (transaction) => {
    await user.$query(transaction).patch({ password });
    const renewed = await renewSession(user.id, sessionHash, transaction);
    await enqueueMail(passwordChangedMail(user), transaction);
    return renewed;
  });
}
