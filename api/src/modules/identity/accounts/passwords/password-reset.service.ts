import type { NewPassword } from '../../../../contract/named-types';
import { setTimeout as wait } from 'node:timers/promises';
import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import { forgetDevices } from '../../../../platform/auth/known-device';
import { hashPassword } from '../../../../platform/auth/passwords';
import { endSessionsOf } from '../../../../platform/auth/session-store';
import { accountKey, User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { invalid } from '../../../../platform/errors/app-error';
import { emit } from '../../../../platform/events/room-events';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail';
import { passwordChangedMail, passwordResetMail } from '../account-mails';
import { createToken, findToken, ownerOf, revokeTokens, takeToken } from '../links/account-tokens';
import { cancelEmailChange } from '../emails/email-change.service';
import { termsVersion } from '../terms';
import { revokeTrust } from '../../second-factors/trusted-browsers.service';
import { refuseWeakPassword } from './weak-password';

/**
 * Every response takes at least this long, in milliseconds: a known email costs a few writes more, and time must not
 * tell.
 */
const leastMilliseconds = 300;

/** Mails a link to a new password when an account has this email; the caller learns nothing of that. */
export async function forgetPassword(email: string, by: AuditActor): Promise<void> {
  await Promise.all([mailResetLink(accountKey(email), by), wait(leastMilliseconds)]);
}

async function mailResetLink(emailKey: string, by: AuditActor): Promise<void> {
  const user = await User.query().findOne({ emailKey, suspendedAt: null });
  if (!user) return;
  await inRetriedTransaction(async (transaction) => {
    const token = await createToken(user, 'reset-password', transaction);
    await enqueueMail(passwordResetMail(user, token), transaction);
    await recordAudit({ by, action: 'password.resetRequested', subject: { type: 'user', id: user.id } }, transaction);
  });
}

/**
 * Gives an account a new password against the token of a mailed link, ends its sessions and calls off a change of its
 * email. Access to that mail proves ownership of the email, so it counts as confirmed.
 * @throws AppError 400 when the passwords differ or are easy to guess, or the link is unknown, used or older than 30
 * minutes
 */
export async function resetPassword({ token, password, confirmPassword }: NewPassword, by: AuditActor): Promise<void> {
  if (password !== confirmPassword) throw invalid('Passwords do not match', 'password_mismatch');
  const owner = await ownerOf(token);
  if (owner) await refuseWeakPassword(password, owner);
  // Hashing takes its time: not inside the transaction, and not for a token that never was one.
  const hash = owner ? await hashPassword(password) : '';
  await inRetriedTransaction(async (transaction) => {
    const isInvited = (await findToken(token, transaction))?.purpose === 'invitation';
    const user = await takeToken(token, isInvited ? 'invitation' : 'reset-password', transaction);
    const now = new Date();
    const wasConfirmed = user.emailConfirmedAt !== null;
    await user.$query(transaction).patch({
      password: hash,
      ...(!wasConfirmed && { emailConfirmedAt: now }),
      // The page of an invitation says what using the account agrees to.
      ...(isInvited && { termsVersion, termsAcceptedAt: now }),
    });
    if (!wasConfirmed) await emit('email.confirmed', { userId: user.id }, transaction);
    await cancelEmailChange(user.id, transaction);
    await revokeTrust(user.id, transaction);
    await forgetDevices(user.id, transaction);
    await endSessionsOf(user.id, undefined, transaction);
    if (!isInvited) await enqueueMail(passwordChangedMail(user), transaction);
    await revokeTokens(user.id, 'invitation', transaction);
    const action = isInvited ? 'user.accepted' : 'password.reset';
    await recordAudit({ by, action, subject: { type: 'user', id: user.id } }, transaction);
  });
}
