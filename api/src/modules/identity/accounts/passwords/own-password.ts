import { verifyPassword } from '../../../../platform/auth/passwords';
import type { User } from '../../../../platform/auth/user.model';
import { invalid } from '../../../../platform/errors/app-error';
import type { RateLimits } from '../../../../platform/limits/rate-limits';

/**
 * Verifies the password of the signed-in user, as proof that they own the account. Guesses are limited: a borrowed
 * session must not be a way around the sign-in page's limit.
 * @param sentence the error message for a wrong password
 * @throws AppError 400 when the password is missing or wrong, and not 401, which a browser would take for the end of
 * the session; 429 after too many guesses
 */
export async function proveOwner(
  user: User,
  password: string,
  limits: RateLimits,
  sentence = 'Current password is not correct',
): Promise<void> {
  if (password === '') throw invalid('Current password is required', 'wrong_password');
  const attempts = `account ${user.id} signed in`;
  await limits.consume('signInNear', attempts);
  if (!(await verifyPassword(user.password, password))) throw invalid(sentence, 'wrong_password');
  await limits.forget('signInNear', attempts);
}
