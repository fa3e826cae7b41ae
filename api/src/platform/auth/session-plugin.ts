import { plugin as cookiePlugin } from '@hapi/cookie';
import type { AuthCredentials, Plugin, Request, Server, ServerAuthScheme } from '@hapi/hapi';
import { notSignedIn } from '../errors/app-error';
import type { Settings } from '../settings';
import {
  isSessionCookie,
  sessionCookieOf,
  sessionCookieOptions,
  setSessionCookie,
  takeOneSession,
} from './session-cookie';
import { findSession } from './session-store';
import type { User } from './user.model';

declare module '@hapi/hapi' {
  interface AuthCredentials {
    /** Hash of the session that this request came with. */
    sessionHash?: string;
    /** Time of the last proof that the owner is at this session. */
    confirmedAt?: Date | null;
  }
  interface UserCredentials {
    record: User;
  }
}

/** The `session` strategy: a cookie with an opaque id, a row in `sessions`, and the person it belongs to. */
export const sessionPlugin: Plugin<{ settings: Settings }> = {
  name: 'session',
  async register(server, { settings }) {
    await server.register(cookiePlugin);
    server.ext('onPreAuth', async (request, h) => {
      await takeOneSession(request, settings);
      return h.continue;
    });
    server.auth.strategy('session-cookie', 'cookie', {
      cookie: sessionCookieOptions(settings),
      validate: async (request: Request, cookie: unknown) => {
        const found = isSessionCookie(cookie) ? await findSession(cookie.id) : null;
        // A cookie whose session has ended is a visitor's: no error, as for one without a cookie.
        if (!found || !isSessionCookie(cookie)) return { isValid: true, credentials: {} };
        if (found.refreshed && found.session.remember) setSessionCookie(request, cookie.id, true);
        const { idHash: sessionHash, confirmedAt } = found.session;
        return { isValid: true, credentials: { user: { record: found.user }, sessionHash, confirmedAt } };
      },
    });
    server.auth.scheme('session', sessionScheme(settings));
    server.auth.strategy('session', 'session');
  },
};

/**
 * Visitors of public routes count as authenticated, without a person: hapi's own mode for optional authentication makes
 * two errors with their stack traces, which took longer than the whole rest of hapi's work on a request.
 */
const sessionScheme =
  (settings: Settings): ServerAuthScheme =>
  (server) => ({
    authenticate: async (request, h) => {
      const credentials = sessionCookieOf(request, settings) ? await credentialsOf(server, request) : {};
      if (!credentials.user && request.auth.mode === 'required') throw notSignedIn();
      return h.authenticated({ credentials });
    },
  });

/** @throws what kept the session from being read, such as a database that is away */
async function credentialsOf(server: Server, request: Request): Promise<AuthCredentials> {
  try {
    return (await server.auth.test('session-cookie', request)).credentials;
  } catch (error) {
    throw (error as { readonly data?: unknown }).data ?? error;
  }
}

/** User who sent the request; null for a visitor. */
export function viewerOf(request: Request): User | null {
  // A route without the session strategy has no credentials, whatever the type says.
  const credentials = request.auth.credentials as AuthCredentials | null;
  return credentials?.user?.record ?? null;
}
