import type { Request, ResponseObject, ResponseToolkit, ServerRoute } from '@hapi/hapi';
import { LRUCache } from 'lru-cache';
import { hasSession } from '../api/session-cookie';
import { noReleases } from '../releases/discovery';
import { releasesFor, type Overrides } from '../overrides/read-override';
import type { Registry } from '../releases/registry';
import { cohortCookie } from '@counterpart/api/hosting/cohort-bucket';
import { overrideSetCookie } from '@counterpart/api/hosting/override-cookie';
import { findDeclaredRoute, pageSearch, type DeclaredRoute } from '../../page-contract/declared-routes';
import { createCohorts } from './cohort';
import type { ReleaseSet } from '../../page-contract/release-set';
import { makePage, type MadePage, type PageServices } from './make-page';
import type { PageBody } from './page-body';
import type { SharedPages } from './shared-pages';

interface Services extends PageServices {
  readonly registry: Registry;
  readonly overrides: Overrides;
  readonly pages: SharedPages;
  /** Number of pages of each origin. */
  readonly origins: Record<PageOrigin, number>;
  /** Called with what each page runs. */
  readonly onReleaseSet: (releaseSet: ReleaseSet) => void;
}

/** Origin of a page, as the response's `Server-Timing` states it. */
export type PageOrigin = 'cached' | 'stale' | 'server' | 'browser';

const newCohort = createCohorts();

/** Every URL that is not a file or the API: the HTML of a page, made for this visitor. */
export function documentRoute(services: Services): ServerRoute {
  const routes: KnownRoutes = new LRUCache({ max: 2_000 });
  return {
    method: 'GET',
    path: '/{path*}',
    // A page is sent whole, whatever part of it a program asks for.
    options: { response: { ranges: false } },
    handler: (request, h) => respondWithDocument({ ...services, routes }, request, h),
  };
}

async function respondWithDocument(
  services: Services & { readonly routes: KnownRoutes },
  request: Request,
  h: ResponseToolkit,
): Promise<ResponseObject> {
  const { environment, overrides, registry, assets, pages, origins, routes } = services;
  const started = performance.now();
  const { pathname } = request.url;
  const { headers } = request.raw.req;
  const known = request.state[cohortCookie];
  const cohort = typeof known === 'string' ? known : newCohort();
  // Without a registry people still get the frame of the page, which says what does not work.
  const [discovery, own] = await Promise.all([registry.read().catch(() => noReleases), overrides.read(headers)]);
  const { override, isOver } = own;
  const releases = releasesFor(discovery, cohort, environment.developmentAreas, own);
  services.onReleaseSet(releases.releaseSet);
  const declared = noteRoute(request, releases.releaseSet, environment.isDevelopment || override ? null : routes);
  const search = declared && request.url.search ? pageSearch(declared, request.url.search) : request.url.search;
  const finish = (response: ResponseObject, origin?: PageOrigin) => {
    // Without one a response is the same for all, and a cache in front may store it.
    if (releases.isSplit && cohort !== known) response.state(cohortCookie, cohort);
    if (isOver) response.header('set-cookie', overrideSetCookie(null, environment.publicUrl), { append: true });
    if (origin) origins[origin] += 1;
    return origin
      ? response.header('server-timing', `page;desc=${origin};dur=${(performance.now() - started).toFixed(1)}`)
      : response;
  };
  const make = (options: { readonly withData: boolean }) =>
    makePage(services, { pathname, search, headers, releases, declared, override, ...options });

  if (hasSession(headers) || environment.isDevelopment || override) {
    const page = await make({ withData: true }).inTime;
    return finish(respondUncached(page, request, h), originOf(page));
  }
  const key = `${releases.pageKey} ${(await assets.read()).builtAt} ${pathname}${search}`;
  const opened = await pages.open(key, make);
  const respondShared = (body: PageBody) => {
    const response = respondFromCache(body, request, h);
    const seconds = releases.isSplit || isOver ? 0 : Math.floor(environment.pageLeastLife / 1000);
    return seconds ? response.header('cdn-cache-control', `max-age=${seconds}`) : response;
  };
  if (opened.from !== 'made') return finish(respondShared(opened.body), opened.from);
  const { page, body } = opened;
  const response = page.isWhole && body ? respondShared(body) : respondUncached(page, request, h, body);
  return finish(response, originOf(page));
}

/** Routes by release set and path: finding one takes longer than sending a cached page. */
type KnownRoutes = LRUCache<string, { readonly declared: DeclaredRoute | null }>;

/**
 * Finds the declared route of a page, and notes it and the releases that it runs (`blog@1.2.0`) with the request.
 * @param routes null while a developer's machine may change what an area declares
 */
function noteRoute({ app, url }: Request, releaseSet: ReleaseSet, routes: KnownRoutes | null): DeclaredRoute | null {
  const key = `${releaseSet.id} ${url.pathname}`;
  const known = routes?.get(key);
  const declared = known ? known.declared : findDeclaredRoute(releaseSet, url.pathname);
  // Strangers choose how long a path is.
  if (!known && key.length < 200) routes?.set(key, { declared });
  app.route = declared?.declaration.path ?? '/{path*}';
  app.span?.setAttributes({
    'counterpart.area': declared?.area ?? 'none',
    'counterpart.releases': Object.entries(releaseSet.areas).map(([area, { version }]) => `${area}@${version}`),
  });
  return declared;
}

function originOf(page: MadePage): PageOrigin | undefined {
  return page.redirect === undefined ? page.renderedBy : undefined;
}

/** A page that is never cached. */
function respondUncached(page: MadePage, request: Request, h: ResponseToolkit, body?: PageBody | null): ResponseObject {
  if (page.redirect !== undefined)
    return withCookies(
      h
        .redirect(page.isPermanent ? page.redirect + request.url.search : page.redirect)
        .permanent(page.isPermanent)
        .header('cache-control', 'no-store'),
      page.setCookies,
    );
  const isCompressed = body && acceptsBrotli(request);
  const response = h.response(isCompressed ? body.compressed : page.html);
  response.type('text/html').code(page.status).header('cache-control', 'no-store');
  if (isCompressed) response.header('content-encoding', 'br').vary('accept-encoding');
  return withHeaders(withCookies(response, page.setCookies), page.headers);
}

function acceptsBrotli({ headers }: Request): boolean {
  return /\bbr\b/.test((headers['accept-encoding'] as string | undefined) ?? '');
}

/** A page that is the same for everyone without a session: browsers cache it too, and revalidate it. */
function respondFromCache(
  { html, compressed, tag, headers }: PageBody,
  request: Request,
  h: ResponseToolkit,
): ResponseObject {
  const isCompressed = acceptsBrotli(request);
  // Typed as never empty, yet it is when the page must be sent.
  const revalidated = h.entity({ etag: tag, vary: true }) as ResponseObject | undefined;
  const response = revalidated ?? h.response(isCompressed ? compressed : html).etag(tag, { weak: true, vary: false });
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
