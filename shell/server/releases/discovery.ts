import type { ChunkGroupFiles } from '../../federation/chunk-graph';
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

/** Which files of a release its module and its lazy pages load. */
export interface ReleasePreload {
  readonly expose: ChunkGroupFiles;
  /** By the request as the area's code writes it. */
  readonly lazy: Readonly<Record<string, ChunkGroupFiles>>;
}

/** Answer of `GET /api/platform/discovery`. */
export interface Discovery {
  readonly schema: string;
  readonly microFrontends: Readonly<Record<string, readonly DiscoveredVersion[]>>;
}
