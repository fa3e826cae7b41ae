import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, createBrotliCompress } from 'node:zlib';
import { cohortCookie } from '@counterpart/api/hosting/cohort-bucket';
import { observeRequests } from '@counterpart/api/hosting/observed-requests';
import { addServerLog } from '@counterpart/api/hosting/server-log';
import { tolerantRequestsPlugin } from '@counterpart/api/hosting/tolerant-requests-plugin';
import { answerUnreadable, longHeadersListener } from '@counterpart/api/hosting/unreadable-requests';
import { unreadBodyPlugin } from '@counterpart/api/hosting/unread-body-plugin';
import type { Discovery } from '@counterpart/api/contract';
import h2o2 from '@hapi/h2o2';
import { server as createHapiServer, type Server } from '@hapi/hapi';
import inert from '@hapi/inert';
import { rendererFile } from '../federation/server-file';
import { apiProxyRoutes } from './api/api-proxy';
import { createApiReader } from './api/api-reader';
import { hasSession } from './api/session-cookie';
import { announceCallers } from './api/caller-headers';
import { followChanges } from './api/change-feed';
import { cacheResponses } from './api/cached-responses';
import { createFilesOfOtherShells } from './assets/files-of-other-shells';
import { createShellAssets } from './assets/shell-assets';
import { createShellReleases, type ShellReleases } from './assets/shell-releases';
import { staticRoutes } from './assets/static-routes';
import { cohortCookieOptions } from './document/cohort';
import { documentRoute, type PageOrigin } from './document/document-route';
import { createPageCache } from './document/page-cache';
import { createPageFrames } from './document/page-frames';
import { createSharedPages } from './document/shared-pages';
import { navigationOf } from '../page-contract/navigation';
import type { ShellEnvironment } from './environment';
import { fallbackRoute } from './fallback-route';
import { feedRoutes } from './feed-routes';
import { respondToErrors } from './errors/respond-to-errors';
import { unreadablePages } from './errors/unreadable-pages';
import { healthRoutes, noAreas } from './health-routes';
import { redirectToHttps, requireHttps } from './require-https';
import { overrideRoutes } from './overrides/override-routes';
import { createOverrides } from './overrides/read-override';
import { noReleases } from './releases/discovery';
import { createRegistry } from './releases/registry';
import { createReleaseSetLog } from './releases/release-set-log';
import { resolveReleaseSet } from './releases/resolve-release-set';
import { createKnownReleases } from './releases/known-releases';
import { createReleaseMirror } from './releases/release-mirror';
import { renderersReading } from './render/render-pool';
import { createPageRenderer, type PageRenderer, type RenderFailure } from './render/page-renderer';
import { servedReleasesRoute, wholeSetRoute } from './served-releases-route';

interface Options {
  /** Tells the person who started the product what happens to its renderers. */
  readonly say?: (sentence: string) => void;
}

/** The shell's server: pages, built files, and the API behind the same origin. */
export async function createShellServer(
  environment: ShellEnvironment,
  { say = () => undefined }: Options = {},
): Promise<Server> {
  const server = createHapiServer({
    port: environment.port,
    host: environment.host,
    listener: longHeadersListener(),
    router: { stripTrailingSlash: true },
    routes: { state: { failAction: 'ignore' } },
    compression: { minBytes: 512 },
    mime: {
      override: {
        'text/event-stream': { source: 'iana', compressible: false, extensions: [], type: 'text/event-stream' },
      },
    },
  });
  server.encoder('br', () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  server.state(cohortCookie, cohortCookieOptions(environment.publicUrl));
  answerUnreadable(server.listener, unreadablePages);
  await server.register([tolerantRequestsPlugin, unreadBodyPlugin]);
  await server.register([inert, h2o2]);
  addServerLog(server, environment.logLevel);
  observeRequests(server, (ip) => environment.trustedProxies.trusts(ip, 0));
  redirectToHttps(server, environment);
  announceCallers(server, environment.trustedProxies);
  const onRegistryError = (err: unknown) =>
    server.logger.warn({ err }, 'The release registry could not be read; the last good one is used.');
  const { apiUrl, registryFile: file } = environment;
  const knownReleases = createKnownReleases({
    apiUrl,
    folder: join(dirname(file), 'known-releases'),
    onError: onRegistryError,
  });
  const mirror = createReleaseMirror({
    apiUrl,
    folder: environment.releasesFolder,
    onError: (err, lost) => server.logger.warn({ err, ...lost }, 'The files of a release could not be fetched.'),
  });
  /** An area's failure names who mends it. */
  const ownerOf = async (area: string): Promise<string | undefined> => {
    const { microFrontends } = await registry.read().catch(() => noReleases);
    return microFrontends[area]?.[0]?.extras.manifest.owner;
  };
  const logFailure = async (failure: RenderFailure): Promise<void> => {
    const owner = await ownerOf(failure.area);
    server.logger.error({ ...failure, owner }, 'A page was left to the browser: an area could not be rendered.');
  };
  const sayLoudly = (sentence: string): void => {
    server.logger.warn(sentence);
    say(sentence);
  };
  const sayOfRenderer = async (sentence: string, area?: string | null): Promise<void> => {
    if (!area) {
      sayLoudly(sentence);
      return;
    }
    const owner = await ownerOf(area);
    server.logger.warn({ area, owner }, sentence);
    say(`${sentence} It was at a page of ${area}${owner === undefined ? '' : `, which ${owner} mends`}.`);
  };
  const shells = createShellReleases(environment.shellsFolder, environment.assetsFolder);
  const otherShells = createFilesOfOtherShells({
    apiUrl,
    folder: join(dirname(file), 'files-of-other-shells'),
    own: shells.folders,
    onError: (err) => server.logger.warn({ err }, 'A file of another build of the shell could not be fetched.'),
  });
  const renderer = createRenderer(environment, shells, {
    onFailure: (failure) => void logFailure(failure),
    say: (sentence, area) => void sayOfRenderer(sentence, area),
  });
  const onNewReleases = whenReleasesDiffer(() => renderer?.renew());
  const onChange = (discovery: Discovery) => {
    if (Object.keys(discovery.microFrontends).length === 0) sayLoudly(noAreas);
    knownReleases.prepare(discovery);
    onNewReleases(discovery);
    void frames.ready(navigationOf(resolveReleaseSet(discovery, '').releaseSet));
  };
  const registry = createRegistry({ apiUrl, file, onError: onRegistryError, onChange, fetchFiles: mirror.fetchServed });
  const changes = followChanges(environment.apiUrl);
  const cache = createPageCache({
    maxBytes: environment.pageCacheBytes,
    leastLife: environment.pageLeastLife,
    changes,
  });
  // A person who changed something sees it with their next page, however slow the announcement is.
  server.ext('onPreResponse', ({ response, raw }, h) => {
    if ('isBoom' in response || !response.headers['x-public-data']) return h.continue;
    changes.note();
    // With a session no page comes from the cache; after signing out right behind a change one may be 3 s old.
    if (!hasSession(raw.req.headers)) cache.endLeastLives();
    return h.continue;
  });
  const frames = createPageFrames(renderer);
  server.ext('onPreStart', async () => {
    await renderer?.ready();
    await frames.ready();
  });
  server.ext('onPostStop', async () => {
    changes.stop();
    await renderer?.stop();
  });
  const origins: Record<PageOrigin, number> = { cached: 0, stale: 0, server: 0, browser: 0 };
  server.app.readings = [
    { name: 'pages_total', help: 'Pages by what they were made from', label: 'origin', read: () => origins },
    ...(renderer ? [renderersReading(renderer)] : []),
  ];
  const services = {
    origins,
    environment,
    overrides: createOverrides(apiUrl, mirror),
    onReleaseSet: createReleaseSetLog((line) => server.logger.info(line, 'These versions run together.')),
    registry,
    renderer,
    frames,
    pages: createSharedPages({
      cache,
      changes,
      patience: environment.renderDeadline / 2,
      renderer,
    }),
    api: cacheResponses(createApiReader(environment.apiUrl), () =>
      environment.isDevelopment ? null : changes.version(),
    ),
    assets: createShellAssets(shells, () => {
      renderer?.renew();
      frames.forget();
    }),
  };
  respondToErrors(server);
  // Last, so that it sees what errors became.
  requireHttps(server, environment);
  server.route([
    ...staticRoutes(environment, shells, mirror, otherShells),
    ...healthRoutes(services),
    fallbackRoute(knownReleases),
    // Where password managers send their people (W3C, A Well-Known URL for Changing Passwords).
    { method: 'GET', path: '/.well-known/change-password', handler: (_request, h) => h.redirect(changePasswordPath) },
    servedReleasesRoute(services),
    wholeSetRoute(services),
    ...overrideRoutes(services),
    ...apiProxyRoutes(environment.apiUrl),
    ...feedRoutes(environment),
    documentRoute(services),
  ]);
  return server;
}

/** The page on which a signed-in person changes their password. */
const changePasswordPath = '/profile?tab=security';

/**
 * Pages and their frames are rendered by the program that the shell's build carries. Without one, and while a
 * development server serves the shell from its sources, browsers do it.
 */
function createRenderer(
  { releasesFolder, renderDeadline, developmentShell, rendererUrl }: ShellEnvironment,
  shells: ShellReleases,
  listeners: {
    readonly onFailure: (failure: RenderFailure) => void;
    readonly say: (sentence: string, area?: string | null) => void;
  },
): PageRenderer | null {
  const program = () => join(shells.current(), rendererFile);
  return developmentShell === null && existsSync(program())
    ? createPageRenderer({ program, releasesFolder, rendererUrl, deadline: renderDeadline, ...listeners })
    : null;
}

/** Calls back when other versions are served than the last time, not when only their shares change. */
function whenReleasesDiffer(onDifference: () => void): (discovery: Discovery) => void {
  let last: string | null = null;
  return ({ microFrontends }) => {
    const served = JSON.stringify(
      Object.entries(microFrontends).map(([area, versions]) => [area, ...versions.map(({ url }) => url).sort()]),
    );
    if (last !== null && served !== last) onDifference();
    last = served;
  };
}
