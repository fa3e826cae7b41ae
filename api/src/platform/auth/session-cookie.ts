import type { Request, ServerStateCookieOptions } from '@hapi/hapi';
import { defaults, unseal } from '@hapi/iron';
import type { Settings } from '../settings';
import { sessionTimes } from './session-times';

/** Content of the sealed cookie. */
export interface SessionCookie {
  readonly id: string;
}

interface CookieAuth {
  set(session: SessionCookie): void;
  clear(): void;
  ttl(milliseconds: number): void;
}

/** Over https the name itself makes browsers insist on Secure, this host and the whole site. */
function sessionCookieName(settings: Settings): string {
  return isSecure(settings) ? '__Host-session' : 'session';
}

/**
 * Settings of the cookie: out of scripts' reach, sent to our own site only, gone with the browser unless remembered.
 */
export function sessionCookieOptions(settings: Settings): ServerStateCookieOptions & { name: string } {
  return {
    name: sessionCookieName(settings),
    password: settings.sessionSecret,
    isSecure: isSecure(settings),
    isHttpOnly: true,
    isSameSite: 'Lax',
    path: '/',
  };
}

/** The session cookie a request carries, unsealed; null when there is none or it was not sealed by us. */
export function sessionCookieOf(request: Request, settings: Settings): SessionCookie | null {
  const state: unknown = request.state[sessionCookieName(settings)];
  return isSessionCookie(state) ? state : null;
}

/**
 * Of two session cookies, one of which another program of the domain may have set, takes the first that we sealed: with
 * the secret, which hapi has unsealed, or else with one of before.
 */
export async function takeOneSession(request: Request, settings: Settings): Promise<void> {
  const name = sessionCookieName(settings);
  const states: unknown[] = [request.state[name]].flat();
  request.state[name] = states.find(isSessionCookie);
  if (request.state[name] || settings.formerSecrets.length === 0) return;
  for (const [, sealed = ''] of String(request.headers['cookie']).matchAll(RegExp(`(?:^|; ?)${name}=([^;]+)`, 'g')))
    for (const secret of settings.formerSecrets)
      request.state[name] ??= await unseal(sealed, secret, defaults).catch(() => undefined);
}

/** Gives the browser a session; remembered ones outlive it. */
export function setSessionCookie(request: Request, id: string, remember: boolean): void {
  const auth = cookieAuth(request);
  auth.set({ id });
  if (remember) auth.ttl(sessionTimes.idle.remembered);
}

/** Takes the session from the browser. */
export function clearSessionCookie(request: Request): void {
  cookieAuth(request).clear();
}

/** True for an unsealed value of our shape. */
export function isSessionCookie(value: unknown): value is SessionCookie {
  return typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string';
}

function cookieAuth(request: Request): CookieAuth {
  return (request as Request & { readonly cookieAuth: CookieAuth }).cookieAuth;
}

function isSecure(settings: Settings): boolean {
  return settings.publicUrl.startsWith('https://');
}
