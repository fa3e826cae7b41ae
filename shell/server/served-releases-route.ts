import type { ServerRoute } from '@hapi/hapi';
import { cohortCookie } from '@counterpart/api/hosting/cohort-bucket';
import { servedReleasesPath, type ServedReleases } from '../page-contract/served-releases';
import type { ShellAssets } from './assets/shell-assets';
import type { ShellEnvironment } from './environment';
import { withOverride, type Overrides } from './overrides/read-override';
import type { Registry } from './releases/registry';
import { resolveReleaseSet } from './releases/resolve-release-set';

interface Services {
  readonly environment: ShellEnvironment;
  readonly overrides: Overrides;
  readonly registry: Registry;
  readonly assets: ShellAssets;
}

/**
 * Responds with the releases that a visitor's next page would run. 204 when they are unknown: without the registry, and
 * for a browser that stores no cookie, which may get another set with each page.
 */
export function servedReleasesRoute({ environment, overrides, registry, assets }: Services): ServerRoute {
  return {
    method: 'GET',
    path: servedReleasesPath,
    handler: async (request, h) => {
      const cohort: unknown = request.state[cohortCookie];
      const discovery = await registry.read().catch(() => null);
      if (typeof cohort !== 'string' || !discovery) return h.response().code(204).header('cache-control', 'no-store');
      const { override } = await overrides.read(request.raw.req.headers);
      const developmentAreas = withOverride(environment.developmentAreas, override);
      const served: ServedReleases = {
        id: resolveReleaseSet(discovery, cohort, developmentAreas).releaseSet.id,
        scripts: (await assets.read()).scripts,
      };
      return h.response(served).header('cache-control', 'no-store');
    },
  };
}
