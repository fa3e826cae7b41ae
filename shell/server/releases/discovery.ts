import type { ReleasePreload } from '../../federation/release/release-file';
import type { RemoteManifest } from '../../sdk/manifest';

/** One version of an area in the registry's answer: the public Frontend Discovery schema with our own `extras`. */
export interface DiscoveredVersion {
  readonly url: string;
  readonly fallbackUrl?: string | null;
  readonly metadata: { readonly integrity: string; readonly version: string };
  readonly deployment: { readonly traffic: number; readonly default: boolean };
  readonly extras: {
    readonly manifest: RemoteManifest;
    /** sha384 of every file of the release, by its path in the release. */
    readonly files: Readonly<Record<string, string>>;
    readonly preload: ReleasePreload;
  };
}

/** Answer of `GET /api/platform/discovery`. */
export interface Discovery {
  readonly schema: string;
  readonly microFrontends: Readonly<Record<string, readonly DiscoveredVersion[]>>;
}

/** What is known of releases when no registry answers and none is kept. */
export const noReleases: Discovery = { schema: 'v1-pre', microFrontends: {} };
