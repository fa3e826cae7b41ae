import type { Plugin, Request } from '@hapi/hapi';
import { forbidden } from '../errors/app-error';
import { callerOfRequest } from '../limits/client-ip';
import { secretsOf, type Settings } from '../settings';
import { csrfHeader, isCsrfToken } from './csrf-token';
import { sessionCookieOf } from './session-cookie';

const safeMethods = new Set(['get', 'head', 'options']);

/** True when a request may change something. */
export const isWrite = ({ method }: Pick<Request, 'method'>): boolean => !safeMethods.has(method);

/**
 * Refuses writes that another site makes a browser send. A browser says where a request comes from in `Sec-Fetch-Site`
 * or at least in `Origin`; a client that sends neither must show the session's token when it carries a session cookie.
 */
export const csrfPlugin: Plugin<{ settings: Settings }> = {
  name: 'csrf',
  register(server, { settings }) {
    server.ext('onPreAuth', (request, h) => {
      const anyOrigin = request.route.settings.plugins?.contract?.anyOrigin;
      if (anyOrigin || !isWrite(request) || isOwnRequest(request, settings)) return h.continue;
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
  return token !== undefined && secretsOf(settings).some((secret) => isCsrfToken(token, cookie.id, secret));
}

/** Origins at which people reach us: the configured one, and the one that this request was sent to. */
function ownOrigins(request: Request, settings: Settings): Set<string> {
  const { protocol, host } = callerOfRequest(request);
  return new Set([new URL(settings.publicUrl).origin, `${protocol}://${host}`]);
}

function header(request: Request, name: string): string | undefined {
  return request.headers[name] as string | undefined;
}
