import { headerLinks, placed, type AreaLink } from '@counterpart/api/contract';
import type { RemoteManifest } from '../sdk/areas/manifest';
import type { ActiveRelease, ReleaseSet } from './release-set';
import { shownLinks, type PageSite } from './site';

/** Every area's links of the header, by area. */
export type NavigationByArea = Readonly<Record<string, NonNullable<RemoteManifest['navigation']>>>;

/** Manifests of the areas of a release set. */
export const manifestsOf = ({ areas }: Pick<ReleaseSet, 'areas'>): RemoteManifest[] =>
  Object.values(areas).map(({ manifest }) => manifest);

/** The links of the header, in the administrators' order. */
export const shownNavigation = (releaseSet: Pick<ReleaseSet, 'areas'>, site: PageSite): readonly AreaLink[] =>
  shownLinks(
    site,
    placed(headerLinks(manifestsOf(releaseSet)), ({ href }) => href, site.navigation),
  );

/** Of a release set what its header shows, for a frame, which has nothing else of the areas. */
export const navigationOf = ({ areas }: Pick<ReleaseSet, 'areas'>): NavigationByArea =>
  Object.fromEntries(
    Object.entries(areas).flatMap(
      ([
        area,
        {
          manifest: { navigation },
        },
      ]) => (navigation ? [[area, navigation]] : []),
    ),
  );

/** A release set that has no more than links. */
export function navigationOnly(navigation: NavigationByArea): ReleaseSet {
  const areas = Object.entries(navigation).map(([id, links]): [string, ActiveRelease] => {
    const manifest = { id, title: '', owner: '', version: '', sdk: '', routes: [], navigation: links };
    return [id, { version: '', entry: '', fallback: null, manifest }];
  });
  return { id: '', areas: Object.fromEntries(areas) };
}
