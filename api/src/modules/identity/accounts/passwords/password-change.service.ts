import type { PasswordChange } from '../../../../contract/named-types';
import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import { forgetDevices } from '../../../../platform/auth/known-device';
import { hashPassword } from '../../../../platform/auth/passwords';
import { renewSession, type RenewedSession } from '../../../../platform/auth/session-store';
import type { User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { invalid } from '../../../../platform/errors/app-error';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail';
import { passwordChangedMail } from '../account-mails';
import { cancelEmailChange } from '../emails/email-change.service';
import { revokeTrust } from '../../second-factors/trusted-browsers.service';
import { refuseWeakPassword } from './weak-password';

/**
 * Gives an account a new password, ends all of its sessions, including the caller's, whose id may have been copied,
 * calls off a change of its email, and mails a notice.
 * @param sessionHash the session that asked
 * @returns the session that takes its place; null when the new password is empty and nothing changed
 * @throws AppError 400 when the two new passwords differ or are easy to guess
 */
export async function changePassword(
  user: User,
  change: PasswordChange,
  sessionHash: string | undefined,
  by: AuditActor,
): Promise<RenewedSession | null> {
  const { newPassword, confirmPassword } = change;
  if (newPassword !== confirmPassword) throw invalid('Passwords do not match', 'password_mismatch');
  if (newPassword === '') return null;
  await refuseWeakPassword(newPassword, user);
  const password = await hashPassword(newPassword);
  return inRetriedTransaction(async (transaction) => {
    await user.$query(transaction).patch({ password });
    await cancelEmailChange(user.id, transaction);
    await revokeTrust(user.id, transaction);
    await forgetDevices(user.id, transaction);
    const renewed = await renewSession(user.id, sessionHash, transaction);
    await enqueueMail(passwordChangedMail(user), transaction);
    await recordAudit({ by, action: 'password.changed', subject: { type: 'user', id: user.id } }, transaction);
    return renewed;
  });
}
