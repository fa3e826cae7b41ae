import type { Release, ReleaseActivation } from './release.model';
import type { ReleaseManifest, ReleasePreload } from './release.schema';

/** One served version of an area, in the shape of the Frontend Discovery schema. */
export interface DiscoveredVersion {
  readonly url: string;
  readonly fallbackUrl?: string;
  readonly metadata: { readonly integrity: string; readonly version: string };
  readonly deployment: { readonly traffic: number; readonly default: boolean };
  readonly extras: {
    readonly manifest: ReleaseManifest;
    readonly files: Readonly<Record<string, string>>;
    readonly preload: ReleasePreload;
  };
}

/**
 * A served release as the schema has it.
 * @param fallbackUrl entry of the release that was served before
 */
export function presentVersion(
  release: Release,
  { traffic, isDefault }: ReleaseActivation,
  fallbackUrl: string | undefined,
): DiscoveredVersion {
  return {
    url: release.url,
    ...(fallbackUrl && { fallbackUrl }),
    metadata: { integrity: release.integrity, version: release.version },
    deployment: { traffic, default: isDefault },
    extras: { manifest: release.manifest, files: release.files, preload: release.preload },
  };
}
