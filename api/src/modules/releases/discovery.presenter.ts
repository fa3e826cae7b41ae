import type { DiscoveredVersion } from '../../contract/named-types';
import type { Release, ReleaseActivation } from './release.model';

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
