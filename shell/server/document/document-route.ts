import type { Request, ResponseObject, ResponseToolkit, ServerRoute } from '@hapi/hapi';
import type { ChangeFeed } from '../api/change-feed';
import { hasSession } from '../api/session-cookie';
import type { Registry } from '../releases/registry';
import { resolveReleaseSet } from '../releases/resolve-release-set';
import { cohortCookie, newCohort } from './cohort';
import { makePage, type PageServices } from './make-page';
import type { KeptPage, PageCache } from './page-cache';

interface Services extends PageServices {
  readonly registry: Registry;
  readonly pages: PageCache;
  readonly changes: ChangeFeed;
}

/** How a page came about, as the answer's `Server-Timing` says. */
type Origin = 'kept' | 'server' | 'browser';

/** Every address that is not a file or the API: the HTML of a page, made for this visitor. */
export function documentRoute(services: Services): ServerRoute {
  return { method: 'GET', path: '/{path*}', handler: (request, h) => answerDocument(services, request, h) };
}

async function answerDocument(services: Services, request: Request, h: ResponseToolkit): Promise<ResponseObject> {
  const { environment, registry, assets, pages, changes } = services;
  const started = performance.now();
  const { pathname, search } = request.url;
  const { headers } = request.raw.req;
  const known = request.state[cohortCookie] as unknown;
  const cohort = typeof known === 'string' ? known : newCohort();
  const releases = resolveReleaseSet(await registry.read(), cohort, environment.developmentAreas);
  const finish = (response: ResponseObject, origin?: Origin) => {
    if (cohort !== known) response.state(cohortCookie, cohort);
    return origin ? response.header('server-timing', `page;desc=${origin};dur=${(performance.now() - started).toFixed(1)}`) : response;
  };

  const version = hasSession(headers) || environment.isDevelopment ? null : changes.version();
  const key = `${releases.releaseSet.id} ${(await assets.read()).builtAt} ${version} ${pathname}${search}`;
  const kept = version === null ? undefined : pages.get(key);
  if (kept) return finish(answerKept(kept, request, h), 'kept');

  const page = await makePage(services, { pathname, search, headers, releases });
  if (page.redirect !== undefined) return finish(withCookies(h.redirect(page.redirect).header('cache-control', 'no-store'), page.setCookies));
  // A change while the page was made may be missing in it: then nobody keeps it.
  if (page.isWhole && version !== null && version === changes.version()) return finish(answerKept(await pages.keep(key, page.html, page.headers), request, h), page.renderedBy);
  const response = h.response(page.html).type('text/html').code(page.status).header('cache-control', 'no-store');
  return finish(withHeaders(withCookies(response, page.setCookies), page.headers), page.renderedBy);
}

/** A page that is the same for everyone without a session: browsers keep it too, and ask whether it still holds. */
function answerKept({ html, compressed, tag, headers }: KeptPage, request: Request, h: ResponseToolkit): ResponseObject {
  const isCompressed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const revalidated = h.entity({ etag: tag, vary: true });
  const response = revalidated ?? h.response(isCompressed ? compressed : html).etag(tag, { weak: false, vary: true });
  response.type('text/html').header('cache-control', 'private, no-cache').vary('cookie');
  if (isCompressed && !revalidated) response.header('content-encoding', 'br').vary('accept-encoding');
  return withHeaders(response, headers);
}

function withHeaders(response: ResponseObject, headers: Readonly<Record<string, string>>): ResponseObject {
  for (const [name, value] of Object.entries(headers)) response.header(name, value);
  return response;
}

function withCookies(response: ResponseObject, cookies: readonly string[]): ResponseObject {
  for (const cookie of cookies) response.header('set-cookie', cookie, { append: true });
  return response;
}
