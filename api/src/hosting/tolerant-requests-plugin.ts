import { badRequest } from '@hapi/boom';
import type { Plugin, Request } from '@hapi/hapi';
import { readablePath } from '../contract/readable-path';

/** A cookie as RFC 6265, section 4.1.1, has it, which all of ours are; an object's prototype is no name of one. */
const wellFormed = /^(?!__proto__=)[\w!#$%&'*+.^`|~-]+=[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

/**
 * Lets nothing that is not ours decide whether a request is served: cookies that other programs wrote badly are left
 * out before they are parsed, a path that cannot be decoded is spelled so that it can, and a host that is none counts
 * as not given.
 */
export const tolerantRequestsPlugin: Plugin<void> = {
  name: 'tolerant-requests',
  register(server) {
    server.ext('onRequest', (request, h) => {
      const { cookie } = request.headers as { readonly cookie?: string };
      if (cookie !== undefined) request.headers['cookie'] = wellFormedOf(cookie);
      if (!URL.canParse(`http://${request.info.host}`)) request.info.host = '';
      const [path = '', ...query] = (request.raw.req.url ?? '').split('?');
      const readable = readablePath(path);
      if (readable !== path) request.setUrl([readable, ...query].join('?'), stripsSlash(request));
      // Typed as always there, yet it is not when what was requested is no URL at all.
      if ((request.url as URL | null) === null) throw badRequest();
      return h.continue;
    });
  },
};

const stripsSlash = ({ server }: Request): boolean => server.settings.router?.stripTrailingSlash ?? false;

/** The pairs of a `Cookie` header that can be read, as they came. */
function wellFormedOf(header: string): string {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => wellFormed.test(pair))
    .join('; ');
}
