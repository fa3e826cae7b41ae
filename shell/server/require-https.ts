import type { Server } from '@hapi/hapi';

/** Seconds for which browsers request this host over https only: two years, as hstspreload.org recommends. */
const maxAge = 63_072_000;

/**
 * Adds Strict-Transport-Security (RFC 6797) to every response of a site whose own URL is https. Other hosts of the
 * domain are left alone: they may not have certificates.
 */
export function requireHttps(server: Server, publicUrl: string): void {
  if (!publicUrl.startsWith('https://')) return;
  const value = `max-age=${maxAge}`;
  server.ext('onPreResponse', ({ response }, h) => {
    if ('isBoom' in response) response.output.headers['strict-transport-security'] = value;
    else response.header('strict-transport-security', value);
    return h.continue;
  });
}
