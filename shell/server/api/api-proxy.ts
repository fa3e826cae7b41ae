import { notFound } from '@hapi/boom';
import type { ProxyHandlerOptions } from '@hapi/h2o2';
import type { Request, RouteOptions, ServerRoute } from '@hapi/hapi';

/** Largest body that is read at all, in bytes. Routes of the API that take files say how large those may be. */
const largestBody = 64 * 1024 * 1024;

/** `/api/*` of the one port for people, passed on to the API as it is. */
export function apiProxyRoutes(apiUrl: string): ServerRoute[] {
  const path = '/api/{path*}';
  const proxy: ProxyHandlerOptions = {
    mapUri: (request) => ({ uri: apiUrl + request.url.pathname + request.url.search, headers: framingOf(request) }),
    // Who asks stands in the headers already.
    passThrough: true,
    // Live events stay open; how long an ordinary answer may take is the API's to say.
    timeout: 0,
  };
  const untouched: RouteOptions = { state: { parse: false, failAction: 'ignore' } };
  const asStream: RouteOptions = {
    ...untouched,
    payload: { parse: false, output: 'stream', maxBytes: largestBody },
  };
  return [
    // Between servers only.
    ...['/api/platform/changes', '/api/platform/releases/{name}/{version}/archive'].map((between): ServerRoute => ({
      method: 'GET',
      path: between,
      handler: () => Promise.reject(notFound()),
    })),
    // hapi prefers a page's GET route to one for any method, so GET is named.
    { method: 'GET', path, handler: { proxy }, options: untouched },
    { method: '*', path, options: asStream, handler: { proxy } },
    // The one call that the visitor's cohort is for; other calls go without this server's own cookies.
    {
      method: 'POST',
      path: '/api/platform/trial-reports',
      options: asStream,
      handler: { proxy: { ...proxy, localStatePassThrough: true } },
    },
  ];
}

/**
 * The framing of a body is passed on: the API refuses by its length what is too large before it is read. This server
 * answers `Expect: 100-continue` itself and does not forward it, nor `Trailer`, which Node refuses to write. What reads
 * goes without the body it may have come with, and what deletes in chunks, as h2o2 announces those.
 */
function framingOf({ method, headers }: Pick<Request, 'method' | 'headers'>): Record<string, string> {
  delete headers['expect'];
  delete headers['trailer'];
  const { 'content-length': length } = headers;
  return length === undefined || ['get', 'head', 'delete'].includes(method)
    ? {}
    : { 'content-length': length as string };
}
