import { isBoom } from '@hapi/boom';
import type { Plugin } from '@hapi/hapi';
import { viewerOf } from './auth/session-plugin';

const headers: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** A response of the API that a browser opens by itself must not be able to do anything. */
const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every response, unless its route has set its own. What depends on who asks is never stored by a cache. */
export const headersPlugin: Plugin<void> = {
  name: 'headers',
  register(server) {
    server.ext('onPreResponse', (request, h) => {
      const { response } = request;
      if (isBoom(response)) return h.continue;
      response.header('X-Request-Id', request.app.requestId);
      for (const [name, value] of Object.entries(headers))
        if (!response.headers[name.toLowerCase()]) response.header(name, value);
      if (!response.headers['content-security-policy']) response.header('Content-Security-Policy', policy);
      if (viewerOf(request) && !response.headers['cache-control'])
        response.header('Cache-Control', 'private, no-store');
      return h.continue;
    });
  },
};
