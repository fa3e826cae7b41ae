import { hashPassword, verifyPassword } from '../../platform/auth/passwords';
import { endSessionsOf } from '../../platform/auth/session-store';
import type { User } from '../../platform/auth/user.model';
import { inTransaction } from '../../platform/database/transaction';
import { invalid } from '../../platform/errors/app-error';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { passwordChangedMail } from '../accounts/account-mails';
import type { PasswordChange } from './password-change.schema';

/**
 * Gives an account a new password, ends its sessions except the one that asked, and mails a notice.
 * @param sessionHash the session to keep
 * @throws AppError 400 when the two new passwords differ or the current one is wrong
 */
export async function changePassword(user: User, change: PasswordChange, sessionHash: string | undefined): Promise<void> {
  const { currentPassword, newPassword, confirmPassword } = change;
  if (newPassword !== confirmPassword) throw invalid('Passwords do not match', 'password_mismatch');
  // Not a 401: whoever asks is signed in, and a browser would take that for the end of the session.
  if (!(await verifyPassword(user.password, currentPassword))) throw invalid('Current password is not correct', 'wrong_password');
  if (newPassword === '') return;
  const password = await hashPassword(newPassword);
  await inTransaction(async (transaction) => {
    await user.$query(transaction).patch({ password });
    await endSessionsOf(user.id, sessionHash, transaction);
    await enqueueMail(passwordChangedMail(user), transaction);
  });
}
