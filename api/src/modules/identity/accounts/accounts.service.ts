import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { hashPassword, matchPassword } from '../../../platform/auth/passwords';
import { accountKey, User } from '../../../platform/auth/user.model';
import { AppError, conflict, invalid } from '../../../platform/errors/app-error';
import { nameSkeleton } from '../../../platform/text/account-key';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { emailInUseMail } from './account-mails';
import type { Registration } from './accounts.schema';
import { requestConfirmation } from './emails/email-confirmation.service';
import { termsVersion } from './terms';
import { refuseWeakPassword } from './passwords/weak-password';

/**
 * Creates an account and mails the link that confirms its email, all or nothing.
 * @throws AppError 400 when the two passwords differ or are easy to guess, 409 when the email address is taken in any
 * spelling or the username by one that looks the same
 */
export async function register(registration: Registration, by: AuditActor): Promise<User> {
  if (registration.password !== registration.confirmPassword)
    throw invalid('Passwords do not match', 'password_mismatch');
  await refuseWeakPassword(registration.password, registration);
  const usernameKey = accountKey(registration.username);
  const emailKey = accountKey(registration.email);
  const usernameSkeleton = nameSkeleton(registration.username);
  await refuseTaken(usernameKey, usernameSkeleton, emailKey);
  const password = await hashPassword(registration.password);
  const now = new Date();
  try {
    return await inRetriedTransaction(async (transaction) => {
      const user = await User.query(transaction).insertAndFetch({
        username: registration.username,
        usernameKey,
        usernameSkeleton,
        email: registration.email,
        emailKey,
        password,
        firstName: registration.firstName,
        lastName: registration.lastName,
        userType: registration.userType,
        profession: registration.userType === 'accountant' ? (registration.profession ?? null) : null,
        termsVersion: registration.agreeTerms ? termsVersion : null,
        termsAcceptedAt: registration.agreeTerms ? now : null,
        createdAt: now,
      });
      await requestConfirmation(user, transaction);
      const subject = { type: 'user', id: user.id };
      await recordAudit({ by: { ...by, userId: user.id }, action: 'account.registered', subject }, transaction);
      return user;
    });
  } catch (error) {
    // Two people sent the same name at the same moment: the table decides, the sentence is the same.
    if (isUniqueViolation(error)) await refuseTaken(usernameKey, usernameSkeleton, emailKey);
    throw error;
  }
}

async function refuseTaken(usernameKey: string, usernameSkeleton: string, emailKey: string): Promise<void> {
  const found = await User.query()
    .select('usernameKey', 'usernameSkeleton')
    .where({ usernameKey })
    .orWhere({ usernameSkeleton })
    .orWhere({ emailKey });
  if (found.length === 0) return;
  if (found.some((user) => user.usernameKey === usernameKey || user.usernameSkeleton === usernameSkeleton))
    throw conflict('This username is already taken.', 'username_taken');
  throw conflict('An account with this email address already exists.', 'email_taken');
}

/** Tells the owner of an email that it was entered for another account. */
export function mailOwner(email: string): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    const owner = await User.query(transaction).findOne({ emailKey: accountKey(email) });
    if (owner) await enqueueMail(emailInUseMail(owner), transaction);
  });
}

/** The user with this username or email address. */
export function findAccount(username: string): Promise<User | undefined> {
  const key = accountKey(username);
  return User.query()
    .findOne(key.includes('@') ? { emailKey: key } : { usernameKey: key })
    .execute();
}

/**
 * Checks the password of an account that was looked for. An unknown account and a wrong password take the same time and
 * get the same response; a suspended account does too.
 * @throws AppError 401
 */
export async function authenticate(user: User | undefined, password: string): Promise<User> {
  const match = await matchPassword(user?.password ?? null, password);
  if (!user || match === 'none' || user.suspendedAt)
    throw new AppError(401, 'invalid_credentials', 'Invalid username or password');
  if (match === 'old')
    await User.query()
      .patch({ password: await hashPassword(password) })
      .findById(user.id)
      .where({ password: user.password });
  return user;
}
