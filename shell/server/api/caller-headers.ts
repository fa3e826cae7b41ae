import { callerOf, forwardingHeaders } from '@counterpart/api/hosting/caller';
import type { TrustedProxies } from '@counterpart/api/hosting/trusted-proxies';
import type { Server } from '@hapi/hapi';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Determines the client of each request, and sets its forwarding headers in place of the received ones: from here on
 * they can be passed on to the API, which trusts this server.
 */
export function announceCallers(server: Server, proxies: TrustedProxies): void {
  server.ext('onRequest', (request, h) => {
    const { remoteAddress } = request.info;
    const { headers } = request.raw.req;
    const caller = callerOf({ remoteAddress, protocol: 'http', headers }, proxies);
    for (const [name, value] of Object.entries(forwardingHeaders(caller))) {
      if (value === undefined) delete request.headers[name];
      else request.headers[name] = value;
    }
    return h.continue;
  });
}

const ofRequest = ['x-request-id', 'traceparent'] as const;
const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', ...ofRequest] as const;

/** The headers that name the request, and none that say who it is from. */
export const requestNames = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(ofRequest.map((name) => [name, headers[name]]));

/** The headers that say who a request is from, for one that this server makes on their behalf. */
export function callerHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}
