import type { Plugin, Request } from '@hapi/hapi';
import { forbidden } from '../errors/app-error';
import type { Settings } from '../settings';
import { csrfHeader, isCsrfToken } from './csrf-token';
import { sessionCookieOf } from './session-cookie';

const safeMethods = new Set(['get', 'head', 'options']);

/**
 * Refuses writes that another site makes a browser send. A browser says where a request comes from in `Sec-Fetch-Site`
 * or at least in `Origin`; a client that sends neither must show the session's token when it carries a session cookie.
 */
export const csrfPlugin: Plugin<{ settings: Settings }> = {
  name: 'csrf',
  register(server, { settings }) {
    server.ext('onPreAuth', (request, h) => {
      if (safeMethods.has(request.method) || isOwnRequest(request, settings)) return h.continue;
      throw forbidden('This request did not come from our own pages, so it was refused.', 'csrf_refused');
    });
  },
};

function isOwnRequest(request: Request, settings: Settings): boolean {
  const site = header(request, 'sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return true;
  if (site === 'cross-site') return false;
  const origin = header(request, 'origin');
  if (origin !== undefined) return ownOrigins(request, settings).has(origin);
  if (site !== undefined) return false;
  const cookie = sessionCookieOf(request, settings);
  if (!cookie) return true;
  const token = header(request, csrfHeader);
  return token !== undefined && isCsrfToken(token, cookie.id, settings.sessionSecret);
}

/** A page cannot set these headers on a request to another site without asking first, which the API never grants. */
function ownOrigins(request: Request, settings: Settings): Set<string> {
  const origins = new Set([new URL(settings.publicUrl).origin]);
  for (const host of [request.info.host, header(request, 'x-forwarded-host')]) {
    if (host) origins.add(`http://${host}`).add(`https://${host}`);
  }
  return origins;
}

function header(request: Request, name: string): string | undefined {
  return request.headers[name] as string | undefined;
}
