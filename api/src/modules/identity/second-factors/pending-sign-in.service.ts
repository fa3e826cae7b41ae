import type { Request, ServerStateCookieOptions } from '@hapi/hapi';
import { hashToken, newSecretToken } from '../../../platform/auth/secret-token';
import { User } from '../../../platform/auth/user.model';
import { AppError } from '../../../platform/errors/app-error';
import type { Settings } from '../../../platform/settings';
import { PendingSignIn } from './pending-sign-in.model';

/** Milliseconds that a person has for the second step. */
const lifetime = 10 * 60_000;

const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https://');
const optionsOf = (settings: Settings, ttl: number): ServerStateCookieOptions => ({
  ...{ ttl, isHttpOnly: true, isSameSite: 'Lax', path: '/', encoding: 'none' },
  isSecure: isSecure(settings),
});
const cookieName = (settings: Settings): string => `${isSecure(settings) ? '__Host-' : ''}sign-in`;

const expired = () => new AppError(401, 'sign_in_expired', 'That took too long. Please log in again.');

/** 401: the password was right, and a code, a passkey or a recovery code is needed too. */
export const secondStepRequired = () =>
  new AppError(401, 'second_step_required', 'Confirm with your second step to log in.');

/** Lets a browser in which the password was right do the second step. */
export async function beginSecondStep(
  userId: number,
  remember: boolean,
  settings: Settings,
  setCookie: (name: string, value: string, options: ServerStateCookieOptions) => void,
): Promise<void> {
  const token = newSecretToken();
  const expiresAt = new Date(Date.now() + lifetime);
  await PendingSignIn.query().insert({ tokenHash: hashToken(token), userId, remember, expiresAt });
  setCookie(cookieName(settings), token, optionsOf(settings, lifetime));
}

/** A browser's sign-in that waits for its second step. */
export interface WaitingSignIn {
  readonly pending: PendingSignIn;
  readonly user: User;
}

/** Finds the sign-in that waits in a browser. */
export async function findSecondStep(request: Request, settings: Settings): Promise<WaitingSignIn | null> {
  const token: unknown = request.state[cookieName(settings)];
  if (typeof token !== 'string') return null;
  const pending = await PendingSignIn.query().findById(hashToken(token)).where('expiresAt', '>', new Date());
  const user = pending && (await User.query().findOne({ id: pending.userId, suspendedAt: null }));
  return user ? { pending, user } : null;
}

/** The same where there must be one. @throws AppError 401 */
export async function waitingSignIn(request: Request, settings: Settings): Promise<WaitingSignIn> {
  const found = await findSecondStep(request, settings);
  if (!found) throw expired();
  return found;
}

/** Uses a waiting sign-in up. Of two at the same moment one succeeds. @throws AppError 401 */
export async function endSecondStep({ tokenHash }: PendingSignIn): Promise<void> {
  if ((await PendingSignIn.query().deleteById(tokenHash)) === 0) throw expired();
}

/** Leaves the sign-in that waits in a browser, if one does, and takes its cookie. */
export async function leaveSecondStep(
  request: Request,
  settings: Settings,
  setCookie: (name: string, value: string, options: ServerStateCookieOptions) => void,
): Promise<void> {
  const token: unknown = request.state[cookieName(settings)];
  if (token === undefined) return;
  if (typeof token === 'string') await PendingSignIn.query().deleteById(hashToken(token));
  setCookie(cookieName(settings), '', optionsOf(settings, 0));
}
