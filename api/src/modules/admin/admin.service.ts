import type { AdminStats } from '../../contract/named-types';
import { accountKey, User } from '../../platform/auth/user.model';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { database } from '../../platform/database/transaction';
import type { Transaction } from '../../platform/database/transaction';
import { conflict } from '../../platform/errors/app-error';
import { publishLive } from '../../platform/events/live-log';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { emailChangedMail } from '../accounts/account-mails';
import { cancelEmailChange } from '../accounts/email-change.service';
import { requestConfirmation } from '../accounts/email-confirmation.service';
import { ContactTicket } from '../contact/contact-ticket.model';
import { refreshProfile } from '../professionals/refresh-profile';
import type { UserChanges } from './admin.schema';
import { userNotFound } from './admin.errors';

const mostListed = 1_000;

/** Accounts by name, at most a thousand; with a question, those whose name, address or username has it. */
export async function listUsers(question: string): Promise<User[]> {
  const query = User.query().orderBy(['lastName', 'firstName', 'id']).limit(mostListed);
  for (const word of question.toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[%_\\]/g, '')}%`;
    query.where((either) => {
      for (const column of ['firstName', 'lastName', 'emailKey', 'usernameKey'])
        either.orWhereRaw('lower(??) like ?', [column, pattern]);
    });
  }
  return query;
}

/** How many accounts there are, of which kind, and how many issues (messages from the contact page) are open. */
export async function readStats(): Promise<AdminStats> {
  const byType = database()('users').groupBy('userType').select('userType').count({ found: '*' });
  const [rows, issues] = (await Promise.all([byType, ContactTicket.query().where('status', 'open').resultSize()])) as [
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

async function refuseLastAdmin(user: User, changes: UserChanges, transaction: Transaction): Promise<void> {
  if (user.userType !== 'admin' || changes.userType === 'admin') return;
  // All of them are locked, in one order: two administrators who demote each other at once must not both succeed.
  const admins = await User.query(transaction)
    .where('userType', 'admin')
    .whereNull('suspendedAt')
    .orderBy('id')
    .forUpdate();
  if (admins.every(({ id }) => id === user.id))
    throw conflict('There must be at least one administrator.', 'last_admin');
}

/** What an administrator wrote proves nothing: the new address is to be confirmed, the old one is told, and other plans are off. */
async function tellOfNewEmail(before: User, changed: User, transaction: Transaction): Promise<void> {
  await cancelEmailChange(changed.id, transaction);
  await requestConfirmation(changed, transaction);
  await enqueueMail(emailChangedMail(before, changed.email), transaction);
  await publishLive([changed.id], 'account.changed', {}, transaction);
}

/**
 * Changes an account, and what the directory knows of it.
 * @throws AppError 404 when it does not exist, 409 when the address is taken or nobody would be left to administer
 */
export async function changeUser(id: number, changes: UserChanges, transaction: Transaction): Promise<User> {
  const user = await User.query(transaction).findById(id);
  if (!user) throw userNotFound();
  await refuseLastAdmin(user, changes, transaction);
  try {
    const emailKey = accountKey(changes.email);
    const isNewEmail = emailKey !== user.emailKey;
    const changed = await user
      .$clone()
      .$query(transaction)
      .patchAndFetch({ ...changes, emailKey, ...(isNewEmail && { emailConfirmedAt: null }) });
    if (isNewEmail) await tellOfNewEmail(user, changed, transaction);
    await refreshProfile(id, transaction);
    return changed;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('An account with this email address already exists.', 'email_taken');
    throw error;
  }
}
