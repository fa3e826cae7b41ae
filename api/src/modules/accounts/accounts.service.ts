import { isUniqueViolation } from '../../platform/database/database-errors';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import { hashPassword, verifyPassword } from '../../platform/auth/passwords';
import { accountKey, User } from '../../platform/auth/user.model';
import { AppError, conflict, invalid } from '../../platform/errors/app-error';
import type { Registration } from './accounts.schema';
import { askForConfirmation } from './email-confirmation.service';
import { termsVersion } from './terms';

/**
 * Creates an account and mails the link that confirms its address, all or nothing.
 * @throws AppError 400 when the two passwords differ, 409 when the username or e-mail address is taken in any capitals
 */
export async function register(registration: Registration): Promise<User> {
  if (registration.password !== registration.confirmPassword) throw invalid('Passwords do not match', 'password_mismatch');
  const usernameKey = accountKey(registration.username);
  const emailKey = accountKey(registration.email);
  await refuseTaken(usernameKey, emailKey);
  const password = await hashPassword(registration.password);
  const now = new Date();
  try {
    return await inRetriedTransaction(async (transaction) => {
      const user = await User.query(transaction).insertAndFetch({
        username: registration.username,
        usernameKey,
        email: registration.email,
        emailKey,
        password,
        firstName: registration.firstName,
        lastName: registration.lastName,
        userType: registration.userType,
        termsVersion: registration.agreeTerms ? termsVersion : null,
        termsAcceptedAt: registration.agreeTerms ? now : null,
        createdAt: now,
      });
      await askForConfirmation(user, transaction);
      return user;
    });
  } catch (error) {
    // Two people sent the same name at the same moment: the table decides, the sentence is the same.
    if (isUniqueViolation(error)) await refuseTaken(usernameKey, emailKey);
    throw error;
  }
}

async function refuseTaken(usernameKey: string, emailKey: string): Promise<void> {
  const found = await User.query().select('usernameKey').where({ usernameKey }).orWhere({ emailKey }).first();
  if (!found) return;
  if (found.usernameKey === usernameKey) throw conflict('This username is already taken.', 'username_taken');
  throw conflict('An account with this email address already exists.', 'email_taken');
}

/**
 * Finds the person these credentials belong to. An unknown account and a wrong password take the same time and get the
 * same answer; a suspended account does too.
 * @throws AppError 401
 */
export async function authenticate(username: string, password: string): Promise<User> {
  const key = accountKey(username);
  const user = await User.query().findOne(key.includes('@') ? { emailKey: key } : { usernameKey: key });
  const matches = await verifyPassword(user?.password ?? null, password);
  if (!user || !matches || user.suspendedAt) throw new AppError(401, 'invalid_credentials', 'Invalid username or password');
  return user;
}
