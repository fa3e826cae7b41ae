import type { Request } from '@hapi/hapi';
import { callerOf, limitKey, type Caller } from '../../hosting/caller';

/** Who sent a request, past the shell's server and whichever proxies the settings trust. */
export function callerOfRequest({ info, server, raw }: Request): Caller {
  const { remoteAddress } = info;
  const { headers } = raw.req;
  return callerOf({ remoteAddress, protocol: 'http', headers }, server.app.platform.settings.trustedProxies);
}

/** What limits count a request by. */
export function clientIp(request: Request): string {
  return limitKey(callerOfRequest(request).ip);
}
