import type { DiscoveredVersion, Discovery } from '../../../contract/named-types';
import { database } from '../../../platform/database/transaction';
import { Release, ReleaseActivation } from './release.model';
import { presentVersion } from './discovery.presenter';
import type { RouteOwner } from './owners/route-owner.model';
import { readRouteOwners, withoutForeign } from './owners/route-owners.service';
import { releaseBefore } from './rollouts/shares';

/** The public schema that the document follows. */
const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Every area's served versions, by area: one on trial before the default. */
export async function discover(): Promise<Discovery> {
  const activations = await ReleaseActivation.query().orderBy([
    { column: 'name' },
    { column: 'isDefault' },
    { column: 'activatedAt', order: 'desc' },
    { column: 'id', order: 'desc' },
  ]);
  const served = activations.filter(({ active }) => active);
  const releases = new Map(
    (await Release.query().findByIds(served.map(({ releaseId }) => releaseId))).map((release) => [release.id, release]),
  );
  const [previousUrls, owners] = await Promise.all([urlsBefore(activations), readRouteOwners()]);
  const microFrontends: Record<string, DiscoveredVersion[]> = {};
  for (const name of inOrderOfArrival(served, owners)) {
    const versions = served.flatMap((activation) => {
      const release = activation.name === name ? releases.get(activation.releaseId) : undefined;
      return release
        ? [
            presentVersion(release, activation, {
              fallbackUrl: previousUrls.get(name),
              manifest: withoutForeign(release.manifest, owners),
            }),
          ]
        : [];
    });
    if (isCompleteSplit(versions)) microFrontends[name] = versions;
  }
  return { schema, microFrontends };
}

/** Names of areas, the one that was served first in front: what a new area brings to a page comes last. */
function inOrderOfArrival(served: readonly ReleaseActivation[], owners: readonly RouteOwner[]): string[] {
  const names = [...new Set(served.map(({ name }) => name))];
  const firstOf = new Map(
    names.map((name) => [
      name,
      Math.min(Number.MAX_SAFE_INTEGER, ...owners.filter(({ area }) => area === name).map(({ id }) => id)),
    ]),
  );
  return names.sort((one, other) => (firstOf.get(one) ?? 0) - (firstOf.get(other) ?? 0));
}

/**
 * Checks what the public schema leaves open: the shares of an area add up to 100 and exactly one version is its
 * default.
 */
export function isCompleteSplit(versions: readonly DiscoveredVersion[]): boolean {
  const traffic = versions.reduce((sum, { deployment }) => sum + deployment.traffic, 0);
  return traffic === 100 && versions.filter(({ deployment }) => deployment.default).length === 1;
}

/** By area, the entry of the release that stands behind the one that is served. */
async function urlsBefore(activations: readonly ReleaseActivation[]): Promise<Map<string, string>> {
  const areas = [...new Set(activations.map(({ name }) => name))];
  const before = areas.flatMap((area) => releaseBefore(activations.filter(({ name }) => name === area)) ?? []);
  const rows = await database()<{ id: number; name: string; url: string }>('releases')
    .select('id', 'name', 'url')
    .whereIn('id', before);
  return new Map(rows.map(({ name, url }) => [name, url]));
}
