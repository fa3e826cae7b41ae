import type { Request, ServerStateCookieOptions } from '@hapi/hapi';
import { randomBytes } from 'node:crypto';
import type { Transaction } from '../database/transaction';
import type { Settings } from '../settings';
import { isSigned, signText } from './secret-token';
import { User } from './user.model';

/** Milliseconds for which a browser is known after a sign-in: a year. */
const maxAge = 365 * 24 * 60 * 60 * 1000;

const cookieName = (userId: number, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}device-${userId}`;

const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https://');

/** Account whose devices these are, and how often it came to know none of them any longer. */
type Owner = Pick<User, 'id' | 'deviceEpoch'>;

const textOf = ({ id, deviceEpoch }: Owner, device: string): string =>
  `device:${id}:${device}${deviceEpoch > 0 ? `:${deviceEpoch}` : ''}`;

/** An id for a browser that an account does not know yet. */
export const newDevice = (): string => randomBytes(16).toString('base64url');

/** Makes a browser known to an account that has just signed in with it. The cookie opens nothing. */
export function rememberDevice(
  owner: Owner,
  device: string,
  settings: Settings,
  setCookie: (name: string, value: string, options: ServerStateCookieOptions) => void,
): void {
  const secure = isSecure(settings);
  setCookie(cookieName(owner.id, secure), `${device}.${signText(textOf(owner, device), settings)}`, {
    ttl: maxAge,
    isSecure: secure,
    isHttpOnly: true,
    isSameSite: 'Lax',
    path: '/',
    encoding: 'none',
  });
}

/** The id under which an account knows the browser of a request; null when it has never signed in with it. */
export function knownDevice(owner: Owner, request: Request, settings: Settings): string | null {
  const value: unknown = request.state[cookieName(owner.id, isSecure(settings))];
  if (typeof value !== 'string') return null;
  const [device = '', signature = ''] = value.split('.');
  return isSigned(textOf(owner, device), signature, settings) ? device : null;
}

/** Has an account know none of its devices: the next sign-in on each is mailed. */
export async function forgetDevices(userId: number, transaction: Transaction): Promise<void> {
  await User.query(transaction).findById(userId).increment('deviceEpoch', 1);
}
