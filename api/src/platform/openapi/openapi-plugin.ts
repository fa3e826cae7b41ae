import type { Plugin } from '@hapi/hapi';
import { docsPage } from './docs-page';
import { docsStyle } from './docs-style';
import { openApiDocument, type OpenApiDocument } from './document';

const pagePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API's documentation: `/api/openapi.json` for programs, `/api/docs` for people. */
export const openApiPlugin: Plugin<void> = {
  name: 'openapi',
  register(server) {
    let document: OpenApiDocument | null = null;
    const read = (): OpenApiDocument => (document ??= openApiDocument(server));
    server.route([
      { method: 'GET', path: '/api/openapi.json', handler: (_request, h) => h.response(read()) },
      {
        method: 'GET',
        path: '/api/docs',
        handler: (_request, h) =>
          h.response(docsPage(read())).type('text/html').header('Content-Security-Policy', pagePolicy),
      },
      { method: 'GET', path: '/api/docs/style.css', handler: (_request, h) => h.response(docsStyle).type('text/css') },
    ]);
  },
};
