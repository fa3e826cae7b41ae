import { badRequest } from '@hapi/boom';
import type { Plugin, Request } from '@hapi/hapi';
import { readablePath } from '../contract/readable-path';

/** Names of the cookies that Counterpart sets. */
const ourName = /^(?:__Host-)?(?:session|counterpart_[a-z]+)$/;
/** What the value of a cookie may hold (RFC 6265, section 4.1.1, with the comma that browsers allow). */
const cleanValue = /^[\x21\x23-\x3a\x3c-\x5b\x5d-\x7e]+$/;

/**
 * Lets nothing that is not ours decide whether a request is served: cookies of other programs are left out before they
 * are parsed, a path that cannot be decoded is spelled so that it can, and a host that is none counts as not given.
 */
export const tolerantRequestsPlugin: Plugin<void> = {
  name: 'tolerant-requests',
  register(server) {
    server.ext('onRequest', (request, h) => {
      const { cookie } = request.headers as { readonly cookie?: string };
      if (cookie !== undefined) request.headers['cookie'] = ourCookies(cookie);
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

/** The pairs of a `Cookie` header that are ours and whole, as they came. */
function ourCookies(header: string): string {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => {
      const end = pair.indexOf('=');
      return end > 0 && ourName.test(pair.slice(0, end)) && cleanValue.test(pair.slice(end + 1));
    })
    .join('; ');
}
