import type { IncomingHttpHeaders } from 'node:http';
import type { AreaOverride, CurrentOverride, DiscoveredVersion, Discovery } from '@counterpart/api/contract';
import { carriesOverride } from '@counterpart/api/hosting/override-cookie';
import { createApiReader } from '../api/api-reader';
import type { ReleaseMirror } from '../releases/release-mirror';
import { resolveReleaseSet, type ResolvedReleases } from '../releases/resolve-release-set';

/** Meaning of a browser's override cookie. */
export interface KnownOverride {
  readonly override: AreaOverride | null;
  /** Published release that this browser gets instead of the area's own. */
  readonly release?: DiscoveredVersion | undefined;
  /** True when the API says that the cookie stands for nothing any more. */
  readonly isOver: boolean;
}

export interface Overrides {
  /**
   * The override of a request's browser. The API is asked for each page that comes with the cookie, so that one that
   * was ended is gone with the next; when it cannot be asked there is none.
   */
  read(headers: IncomingHttpHeaders): Promise<KnownOverride>;
}

const none: KnownOverride = { override: null, isOver: false };

/** Asks the API, which signs and verifies overrides. */
export function createOverrides(apiUrl: string, mirror: Pick<ReleaseMirror, 'has'>): Overrides {
  const api = createApiReader(apiUrl);
  return {
    read: async (headers) => {
      if (!carriesOverride(headers.cookie)) return none;
      const { value } = await api.fetch('/api/platform/override', headers);
      if (value === undefined) return none;
      const { override, release } = value as CurrentOverride;
      // Its page is rendered from files that no one else has asked for yet.
      if (override && release) await mirror.has(override.area, release.metadata.version);
      return { override, release, isOver: override === null };
    },
  };
}

/** Resolves a visitor's releases, with what this browser alone gets: from a developer's machine, or before others. */
export function releasesFor(
  discovery: Discovery,
  cohort: string,
  developmentAreas: Readonly<Record<string, string>>,
  { override, release }: Pick<KnownOverride, 'override' | 'release'>,
): ResolvedReleases {
  if (!override) return resolveReleaseSet(discovery, cohort, developmentAreas);
  const { area, origin } = override;
  if (!release) return resolveReleaseSet(discovery, cohort, { ...developmentAreas, [area]: origin });
  const microFrontends = { ...discovery.microFrontends, [area]: [release] };
  return resolveReleaseSet({ ...discovery, microFrontends }, cohort, developmentAreas);
}
