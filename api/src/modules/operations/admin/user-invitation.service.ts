import { randomInt } from 'node:crypto';
import { usernameLimits } from '../../../contract/limits/accounts';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { accountKey, User } from '../../../platform/auth/user.model';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { nameSkeleton } from '../../../platform/text/account-key';
import { createToken } from '../../identity/accounts/links/account-tokens';
import { userNotFound } from './admin.errors';
import { invitationMail } from './admin-mails';
import type { UserDetails } from './admin.schema';

const attempts = 5;

/**
 * Creates an account without a password, which no one can log in to, and mails the link to choose one.
 * @throws AppError 409 when an account has the email
 */
export async function inviteUser(details: UserDetails, by: AuditActor): Promise<User> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inRetriedTransaction((transaction) => store(details, attempt, by, transaction));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (attempt >= attempts || (await User.query().findOne({ emailKey: accountKey(details.email) })))
        throw conflict('An account with this email address already exists.', 'email_taken');
    }
  }
}

async function store(details: UserDetails, attempt: number, by: AuditActor, transaction: Transaction): Promise<User> {
  const username = usernameFor(details.email, attempt);
  const user = await User.query(transaction).insertAndFetch({
    ...details,
    username,
    usernameKey: accountKey(username),
    usernameSkeleton: nameSkeleton(username),
    emailKey: accountKey(details.email),
    // No password has this hash.
    password: '',
    createdAt: new Date(),
  });
  await invite(user, by, transaction);
  return user;
}

async function invite(user: User, by: AuditActor, transaction: Transaction): Promise<void> {
  const token = await createToken(user, 'invitation', transaction);
  await enqueueMail(invitationMail(user, token), transaction);
  const [subject, after] = [{ type: 'user', id: user.id }, { userType: user.userType }];
  await recordAudit({ by, action: 'user.invited', subject, after }, transaction);
}

/**
 * Mails a new link; the one before is no longer valid.
 * @throws AppError 404, 409 for a user who has a password
 */
export async function inviteAgain(id: number, by: AuditActor, transaction: Transaction): Promise<void> {
  const user = await User.query(transaction).findById(id).whereNull('deletedAt').forUpdate();
  if (!user) throw userNotFound();
  if (user.password !== '' || user.suspendedAt) throw conflict('This person has no pending invitation.', 'not_invited');
  await invite(user, by, transaction);
}

/** Username from the part before the @, in plain letters; numbered when taken or too short. */
function usernameFor(email: string, attempt: number): string {
  const plain =
    email
      .split('@')[0]
      ?.replace(/[^A-Za-z0-9._-]/g, '')
      .slice(0, usernameLimits.max - 6) ?? '';
  const base = plain.length >= usernameLimits.min ? plain : 'member';
  return attempt === 1 && base === plain ? base : `${base}${randomInt(100, 99_999)}`;
}
