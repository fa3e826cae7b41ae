import type { Request } from '@hapi/hapi';
import { callerOf, limitKey, type Caller } from '../../hosting/caller';

/** Finds the sender of a request, past the shell's server and the proxies that the settings trust. */
export function callerOfRequest({ info, server, raw }: Request): Caller {
  const { remoteAddress } = info;
  const { headers } = raw.req;
  return callerOf({ remoteAddress, protocol: 'http', headers }, server.app.platform.settings.trustedProxies);
}

/** Key by which limits count a request. */
export function clientIp(request: Request): string {
  return limitKey(callerOfRequest(request).ip);
}
