import { createHash } from 'node:crypto';
import { bucketOf } from '@counterpart/api/hosting/cohort-bucket';
import type { FallbackRelease, ReleaseSet } from '../../page-contract/release-set';
import type { DiscoveredVersion, Discovery } from '@counterpart/api/contract';

/** A visitor's releases, with what the server needs of them beside what the browser gets. */
export interface ResolvedReleases {
  readonly releaseSet: ReleaseSet;
  readonly versions: Readonly<Record<string, DiscoveredVersion>>;
  /** Areas that a developer's machine serves, by origin: their files have no published names and no hashes. */
  readonly developmentAreas: Readonly<Record<string, string>>;
  /** Differs for visitors whose pages differ: by their releases, or by how many of their tabs report. */
  readonly pageKey: string;
  /** True while visitors get different releases: each is to have a cohort then. */
  readonly isSplit: boolean;
}

/**
 * One version of every area for a visitor. The same cohort always gets the same side of every split, so that people
 * use combinations that were tested together.
 * @param cohort sticky, random text of the visitor
 * @param developmentAreas areas taken from a developer's machine instead, by origin
 */
export function resolveReleaseSet(
  discovery: Discovery,
  cohort: string,
  developmentAreas: Readonly<Record<string, string>> = {},
): ResolvedReleases {
  const bucket = bucketOf(cohort);
  const chosen = Object.entries(discovery.microFrontends).flatMap(([area, versions]) => {
    const version = pickVersion(versions, bucket);
    return version ? [[area, version] as const] : [];
  });
  const names = chosen.map(([area, { metadata }]) => `${area}@${developmentAreas[area] ?? metadata.version}`).sort();
  // What runs beside a developer's code says nothing about a release.
  const isCompared = Object.keys(developmentAreas).length === 0;
  const areas = chosen.map(([area, version]) => {
    const developmentOrigin = developmentAreas[area];
    return [
      area,
      {
        version: version.metadata.version,
        entry: developmentOrigin ? `${developmentOrigin}/remote-entry.js` : version.url,
        fallback: developmentOrigin ? null : fallbackOf(version, discovery.microFrontends[area] ?? []),
        manifest: version.extras.manifest,
        ...(isCompared && reportsOf(version, discovery.microFrontends[area] ?? [])),
      },
    ] as const;
  });
  const reports = areas.map(([area, release]) => `${area} ${release.reports ?? 0}`).sort();
  return {
    pageKey: shortHash([...names, ...reports].join(' ')),
    releaseSet: { id: shortHash(names.join(' ')), areas: Object.fromEntries(areas) },
    versions: Object.fromEntries(chosen),
    developmentAreas,
    isSplit: Object.values(discovery.microFrontends).some(({ length }) => length > 1),
  };
}

/** While two releases are compared, every tab of the one on trial reports, and about as many of the other. */
function reportsOf(
  { deployment: { traffic, default: isDefault } }: DiscoveredVersion,
  versions: readonly DiscoveredVersion[],
): { readonly reports?: number } {
  if (versions.length < 2) return {};
  return { reports: isDefault ? Math.min(1, (100 - traffic) / Math.max(1, traffic)) : 1 };
}

function pickVersion(versions: readonly DiscoveredVersion[], bucket: number): DiscoveredVersion | undefined {
  // A release on trial has the lowest buckets, so who has it keeps it when its share grows.
  let reached = 0;
  for (const version of versions.filter(({ deployment }) => !deployment.default)) {
    reached += version.deployment.traffic;
    if (bucket < reached) return version;
  }
  return versions.find(({ deployment }) => deployment.default);
}

/** Of a trial release the area's default; of the default the release that was served before it. */
function fallbackOf(chosen: DiscoveredVersion, versions: readonly DiscoveredVersion[]): FallbackRelease | null {
  const standard = versions.find(({ deployment }) => deployment.default);
  const entry = standard && standard !== chosen ? standard.url : chosen.fallbackUrl;
  const version = entry?.split('/')[3];
  return entry && version ? { version, entry } : null;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
