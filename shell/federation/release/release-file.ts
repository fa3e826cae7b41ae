import type { RemoteManifest } from '../../sdk/manifest';
import type { ChunkGroupFiles } from '../chunk-graph';

/** Which files of a release its module and its lazy pages load. */
export interface ReleasePreload {
  readonly expose: ChunkGroupFiles;
  /** By the request as the area's code writes it. */
  readonly lazy: Readonly<Record<string, ChunkGroupFiles>>;
}

/** `release.json` in an area's build: everything the registry is told when the build is published. */
export interface ReleaseFile {
  readonly name: string;
  readonly version: string;
  /** The federation entry, relative to the release. */
  readonly entry: string;
  readonly manifest: RemoteManifest;
  /** sha384 of every file that a browser or the shell's server may load, as an integrity attribute has it. */
  readonly files: Readonly<Record<string, string>>;
  readonly preload: ReleasePreload;
}
