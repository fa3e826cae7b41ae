import type { RouteOptions, ServerRoute } from '@hapi/hapi';

/** Largest body that is passed on, in bytes; the API has the limit that people meet. */
const largestBody = 64 * 1024 * 1024;

/** `/api/*` of the one port for people, passed on to the API as it is. */
export function apiProxyRoutes(apiUrl: string): ServerRoute[] {
  const path = '/api/{path*}';
  const handler: ServerRoute['handler'] = {
    proxy: {
      mapUri: ({ url }) => ({ uri: apiUrl + url.pathname + url.search }),
      passThrough: true,
      xforward: true,
      // Live events stay open; how long an ordinary answer may take is the API's to say.
      timeout: 0,
    },
  };
  const untouched: RouteOptions = { state: { parse: false, failAction: 'ignore' } };
  return [
    // hapi prefers a page's GET route to one for any method, so GET is named.
    { method: 'GET', path, handler, options: untouched },
    { method: '*', path, handler, options: { ...untouched, payload: { parse: false, output: 'stream', maxBytes: largestBody } } },
  ];
}
