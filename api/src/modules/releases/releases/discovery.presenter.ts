import type { DiscoveredVersion, RemoteManifest } from '../../../contract/named-types';
import type { Release, ReleaseActivation } from './release.model';

interface Served {
  /** Entry of the release that was served before. */
  readonly fallbackUrl: string | undefined;
  /** The release's manifest with what belongs to its area. */
  readonly manifest: RemoteManifest;
}

/** A served release as the schema has it. */
export function presentVersion(
  release: Release,
  { traffic, isDefault }: Pick<ReleaseActivation, 'traffic' | 'isDefault'>,
  { fallbackUrl, manifest }: Served,
): DiscoveredVersion {
  return {
    url: release.url,
    ...(fallbackUrl && { fallbackUrl }),
    metadata: { integrity: release.integrity, version: release.version },
    deployment: { traffic, default: isDefault },
    extras: { manifest, files: release.files, preload: release.preload },
  };
}
