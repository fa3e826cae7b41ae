import type { AdminStats } from '../../../contract/named-types';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { accountKey, User } from '../../../platform/auth/user.model';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { database, type Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { publishLive } from '../../../platform/events/live-log';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { emailChangedMail } from '../../identity/accounts/account-mails';
import { cancelEmailChange } from '../../identity/accounts/emails/email-change.service';
import { requestConfirmation } from '../../identity/accounts/emails/email-confirmation.service';
import { countOpenItems } from '../queues/queues.service';
import { refreshProfile } from '../../directory/professionals/refresh-profile';
import type { UserDetails } from './admin.schema';
import { userNotFound } from './admin.errors';
import { refuseLastAdmin } from './admins';

/** Counts the accounts, in total and by type, and the items that wait in all queues. */
export async function readStats(): Promise<AdminStats> {
  const byType = database()('users')
    .whereNull('deletedAt')
    .groupBy('userType')
    .select('userType')
    .count({ found: '*' });
  const [rows, issues] = (await Promise.all([byType, countOpenItems()])) as [
    { userType: string; found: number | string }[],
    number,
  ];
  const of = (userType: string): number => Number(rows.find((row) => row.userType === userType)?.found ?? 0);
  return {
    totalUsers: rows.reduce((sum, { found }) => sum + Number(found), 0),
    accountants: of('accountant'),
    clients: of('client'),
    issues,
  };
}

/**
 * An email that an administrator entered is unproven: the new mailbox has to confirm it, the old one is notified, and a
 * pending change is canceled.
 */
async function notifyOfNewEmail(before: User, changed: User, transaction: Transaction): Promise<void> {
  await cancelEmailChange(changed.id, transaction);
  await requestConfirmation(changed, transaction);
  await enqueueMail(emailChangedMail(before, changed.email), transaction);
  await publishLive([changed.id], 'account.changed', {}, transaction);
}

/** An account by id. @throws AppError 404 when there is none */
export async function findUser(id: number): Promise<User> {
  const user = await User.query().findById(id).whereNull('deletedAt');
  if (!user) throw userNotFound();
  return user;
}

/**
 * Changes an account, and what the directory knows of it.
 * @throws AppError 403 when the actor is no longer an administrator, 404 when the account does not exist, 409 when the
 * email is taken or no administrator would be left
 */
export async function changeUser(
  id: number,
  changes: UserDetails,
  by: AuditActor,
  transaction: Transaction,
): Promise<User> {
  const user = await User.query(transaction).findById(id).whereNull('deletedAt');
  if (!user) throw userNotFound();
  if (user.userType === 'admin' && changes.userType !== 'admin') await refuseLastAdmin(id, by.userId, transaction);
  try {
    const emailKey = accountKey(changes.email);
    const isNewEmail = emailKey !== user.emailKey;
    const changed = await user
      .$clone()
      .$query(transaction)
      .patchAndFetch({ ...changes, emailKey, ...(isNewEmail && { emailConfirmedAt: null }) });
    if (isNewEmail) await notifyOfNewEmail(user, changed, transaction);
    await refreshProfile(id, transaction);
    const [before, after] = [detailsOf(user), detailsOf(changed)];
    await recordAudit({ by, action: 'user.updated', subject: { type: 'user', id }, before, after }, transaction);
    return changed;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('An account with this email address already exists.', 'email_taken');
    throw error;
  }
}

const detailsOf = ({ firstName, lastName, email, city, state, userType }: User): UserDetails => ({
  firstName,
  lastName,
  email,
  city,
  state,
  userType,
});
