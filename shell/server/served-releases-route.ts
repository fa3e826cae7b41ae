import { notFound } from '@hapi/boom';
import type { Request, ServerRoute } from '@hapi/hapi';
import { cohortCookie } from '@counterpart/api/hosting/cohort-bucket';
import { wholeSetPath } from '../page-contract/release-set';
import { servedReleasesPath, type ServedReleases } from '../page-contract/served-releases';
import type { ShellAssets } from './assets/shell-assets';
import type { ShellEnvironment } from './environment';
import { releasesFor, type Overrides } from './overrides/read-override';
import type { Registry } from './releases/registry';
import { makeWholeSet, wholeSetText } from './releases/split-set';

interface Services {
  readonly environment: ShellEnvironment;
  readonly overrides: Overrides;
  readonly registry: Registry;
  readonly assets: ShellAssets;
}

/** Releases of a visitor's next page; null when they are unknown. */
async function nextReleases({ environment, overrides, registry }: Services, { state, raw }: Request) {
  const cohort: unknown = state[cohortCookie];
  const discovery = await registry.read().catch(() => null);
  if (!discovery) return null;
  const own = await overrides.read(raw.req.headers);
  const hasCohort = typeof cohort === 'string';
  const releases = releasesFor(discovery, hasCohort ? cohort : '', environment.developmentAreas, own);
  return releases.isSplit && !hasCohort ? null : releases;
}

/**
 * Responds with what a visitor's next page would run. 204 when that is unknown: without the registry, and, while
 * releases are compared, for a browser that stores no cookie, which may get another set with each page.
 */
export const servedReleasesRoute = (services: Services): ServerRoute => ({
  method: 'GET',
  path: servedReleasesPath,
  handler: async (request, h) => {
    const releases = await nextReleases(services, request);
    if (!releases) return h.response().code(204).header('cache-control', 'no-store');
    const served: ServedReleases = { id: releases.releaseSet.id, scripts: (await services.assets.read()).scripts };
    return h.response(served).header('cache-control', 'no-store');
  },
});

/**
 * Responds with a whole release set that pages are made with, here or by another server of this shell; a tab that asks
 * for an older one loads a new page.
 */
export const wholeSetRoute = (services: Services): ServerRoute => ({
  method: 'GET',
  path: wholeSetPath('{name}'),
  handler: async (request, h) => {
    const { name } = request.params as { readonly name: string };
    if (wholeSetText(name) === undefined) {
      const releases = await nextReleases(services, request);
      if (releases) makeWholeSet(await services.assets.read(), releases, services.environment.isDevelopment);
    }
    const text = wholeSetText(name);
    if (text === undefined) throw notFound();
    return h.response(text).type('application/json').header('cache-control', 'public, max-age=31536000, immutable');
  },
});
