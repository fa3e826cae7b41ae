import type { RemoteManifest } from '../../sdk/manifest';
import type { ChunkGroupFiles } from '../chunk-graph';

/** `release.json` in an area's build: everything the registry is told when the build is published. */
export interface ReleaseFile {
  readonly name: string;
  readonly version: string;
  /** The federation entry, relative to the release. */
  readonly entry: string;
  readonly manifest: RemoteManifest;
  /** sha384 of every file that a browser may load, as an integrity attribute has it. */
  readonly files: Readonly<Record<string, string>>;
  readonly preload: { readonly expose: ChunkGroupFiles; readonly lazy: Readonly<Record<string, ChunkGroupFiles>> };
}
