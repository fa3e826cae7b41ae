import type { Request, ServerStateCookieOptions } from '@hapi/hapi';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secretsOf, type Settings } from '../settings';

/** Milliseconds for which a browser is known after a sign-in: a year. */
const maxAge = 365 * 24 * 60 * 60 * 1000;

const cookieName = (userId: number, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}device-${userId}`;

const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https://');

const signatureOf = (userId: number, id: string, secret: string): string =>
  createHmac('sha256', secret).update(`device:${userId}:${id}`).digest('base64url');

/** Makes a browser known to an account that has just signed in with it. The cookie opens nothing. */
export function rememberDevice(
  userId: number,
  settings: Settings,
  setCookie: (name: string, value: string, options: ServerStateCookieOptions) => void,
): void {
  const id = randomBytes(16).toString('base64url');
  const secure = isSecure(settings);
  setCookie(cookieName(userId, secure), `${id}.${signatureOf(userId, id, settings.sessionSecret)}`, {
    ttl: maxAge,
    isSecure: secure,
    isHttpOnly: true,
    isSameSite: 'Lax',
    path: '/',
    encoding: 'none',
  });
}

/** The id under which an account knows the browser of a request; null when it has never signed in with it. */
export function knownDevice(userId: number, request: Request, settings: Settings): string | null {
  const value: unknown = request.state[cookieName(userId, isSecure(settings))];
  if (typeof value !== 'string') return null;
  const [id = '', signature = ''] = value.split('.');
  const given = Buffer.from(signature);
  const expected = secretsOf(settings).map((secret) => Buffer.from(signatureOf(userId, id, secret)));
  return expected.some((one) => given.length === one.length && timingSafeEqual(given, one)) ? id : null;
}
