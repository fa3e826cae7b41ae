import { callerOf } from '@counterpart/api/hosting/caller';
import type { TrustedProxies } from '@counterpart/api/hosting/trusted-proxies';
import type { Server } from '@hapi/hapi';

/** Seconds for which browsers request this host over https only: two years, as hstspreload.org recommends. */
const maxAge = 63_072_000;

interface Site {
  readonly publicUrl: string;
  readonly trustedProxies: TrustedProxies;
}

/**
 * Sends browsers to the site's own https URL (308) of which a proxy that is believed says that they came over http.
 * Before anything sets the forwarding headers anew.
 */
export function redirectToHttps(server: Server, { publicUrl, trustedProxies }: Site): void {
  if (!publicUrl.startsWith('https://')) return;
  server.ext('onRequest', (request, h) => {
    const { remoteAddress } = request.info;
    const { headers } = request.raw.req;
    // Whether it was https is the proxy's to say: where none does, nothing is known.
    const { protocol } = callerOf({ remoteAddress, protocol: 'https', headers }, trustedProxies);
    if (protocol === 'https') return h.continue;
    return h
      .redirect(publicUrl + request.url.pathname + request.url.search)
      .code(308)
      .takeover();
  });
}

/**
 * Adds Strict-Transport-Security (RFC 6797) to every response of a site whose own URL is https. Other hosts of the
 * domain are left alone: they may not have certificates.
 */
export function requireHttps(server: Server, { publicUrl }: Pick<Site, 'publicUrl'>): void {
  if (!publicUrl.startsWith('https://')) return;
  const value = `max-age=${maxAge}`;
  server.ext('onPreResponse', ({ response }, h) => {
    if ('isBoom' in response) response.output.headers['strict-transport-security'] = value;
    else response.header('strict-transport-security', value);
    return h.continue;
  });
}
