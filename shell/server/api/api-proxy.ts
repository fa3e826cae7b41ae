import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { notFound } from '@hapi/boom';
import { limits } from '@counterpart/api/contract';
import type { ProxyHandlerOptions } from '@hapi/h2o2';
import type { Request, RouteOptions, ServerRoute } from '@hapi/hapi';

/** Largest body that is read at all, in bytes. Routes of the API that take files say how large those may be. */
const largestBody = 64 * 1024 * 1024;

/** `/api/*` of the one port for people, passed on to the API as it is. */
export function apiProxyRoutes(apiUrl: string): ServerRoute[] {
  const path = '/api/{path*}';
  const proxy: ProxyHandlerOptions = {
    mapUri: ({ url }) => ({ uri: apiUrl + url.pathname + url.search }),
    passThrough: true,
    xforward: true,
    // Live events stay open; how long an ordinary answer may take is the API's to say.
    timeout: 0,
  };
  const untouched: RouteOptions = { state: { parse: false, failAction: 'ignore' } };
  return [
    // Between servers only.
    { method: 'GET', path: '/api/platform/changes', handler: () => Promise.reject(notFound()) },
    // hapi prefers a page's GET route to one for any method, so GET is named.
    { method: 'GET', path, handler: { proxy }, options: untouched },
    {
      method: '*',
      path,
      options: { ...untouched, payload: { parse: false, output: 'stream', maxBytes: largestBody } },
      handler: async (request, h) => {
        if (!isTooLarge(request)) return h.proxy(proxy);
        await discard(request.payload as Readable);
        return h.response('What you sent is too large.').type('text/plain').code(413).header('x-error-code', 'payload_too_large').header('x-request-id', request.info.id);
      },
    },
  ];
}

/** The API would refuse this JSON at once and close, which loses its answer while the body is still on its way through here. */
function isTooLarge({ headers }: Request): boolean {
  const isJson = String(headers['content-type']).includes('json');
  return isJson && Number(headers['content-length'] ?? 0) > limits.requestBody.jsonBytes;
}

async function discard(body: Readable): Promise<void> {
  body.resume();
  await once(body, 'end');
}
