import type { ServerRoute } from '@hapi/hapi';
import { cohortCookie } from '@counterpart/api/hosting/cohort-bucket';
import { servedReleasesPath, type ServedReleases } from '../page-contract/served-releases';
import type { ShellAssets } from './assets/shell-assets';
import type { ShellEnvironment } from './environment';
import { releasesFor, type Overrides } from './overrides/read-override';
import type { Registry } from './releases/registry';

interface Services {
  readonly environment: ShellEnvironment;
  readonly overrides: Overrides;
  readonly registry: Registry;
  readonly assets: ShellAssets;
}

/**
 * Responds with what a visitor's next page would run. 204 when that is unknown: without the registry, and for a browser
 * that stores no cookie, which may get another set with each page.
 */
export function servedReleasesRoute({ environment, overrides, registry, assets }: Services): ServerRoute {
  return {
    method: 'GET',
    path: servedReleasesPath,
    handler: async (request, h) => {
      const cohort: unknown = request.state[cohortCookie];
      const discovery = await registry.read().catch(() => null);
      if (typeof cohort !== 'string' || !discovery) return h.response().code(204).header('cache-control', 'no-store');
      const own = await overrides.read(request.raw.req.headers);
      const served: ServedReleases = {
        id: releasesFor(discovery, cohort, environment.developmentAreas, own).releaseSet.id,
        scripts: (await assets.read()).scripts,
      };
      return h.response(served).header('cache-control', 'no-store');
    },
  };
}
