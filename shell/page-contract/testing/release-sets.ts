import type { RemoteManifest } from '../../sdk/areas/manifest';
import type { ActiveRelease, ReleaseSet } from '../release-set';

type PartialRelease = Partial<Omit<ActiveRelease, 'manifest'>> &
  Partial<Pick<RemoteManifest, 'routes'>> & { readonly more?: Partial<RemoteManifest> };

/** A release set for tests: one release for each area, with what matters to the test. */
export function releaseSetWith(areas: Readonly<Record<string, PartialRelease>>): ReleaseSet {
  return {
    id: 'test',
    areas: Object.fromEntries(
      Object.entries(areas).map(([id, { routes = [], more, ...release }]) => [
        id,
        {
          version: '1.0.0',
          entry: `/${id}.js`,
          fallback: null,
          ...release,
          manifest: { id, title: id, owner: `team-${id}`, version: '1.0.0', sdk: '^1.0.0', routes, ...more },
        },
      ]),
    ),
  };
}
