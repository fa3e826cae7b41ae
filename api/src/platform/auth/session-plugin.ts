import { plugin as cookiePlugin } from '@hapi/cookie';
import type { Plugin, Request } from '@hapi/hapi';
import type { Settings } from '../settings';
import { isSessionCookie, sessionCookieOptions, setSessionCookie } from './session-cookie';
import { findSession } from './session-store';
import type { User } from './user.model';

declare module '@hapi/hapi' {
  interface AuthCredentials {
    /** Hash of the session that this request came with. */
    sessionHash?: string;
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
    server.auth.strategy('session', 'cookie', {
      cookie: sessionCookieOptions(settings),
      validate: async (request: Request, cookie: unknown) => {
        const found = isSessionCookie(cookie) ? await findSession(cookie.id) : null;
        if (!found || !isSessionCookie(cookie)) return { isValid: false };
        if (found.refreshed && found.session.remember) setSessionCookie(request, cookie.id, true);
        return { isValid: true, credentials: { user: { record: found.user }, sessionHash: found.session.idHash } };
      },
    });
  },
};

/** Who sent the request; null for a visitor. */
export function viewerOf(request: Request): User | null {
  return request.auth.isAuthenticated ? (request.auth.credentials.user?.record ?? null) : null;
}
