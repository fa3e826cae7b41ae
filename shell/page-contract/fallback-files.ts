import type { IntegrityMap } from './integrity';

/** Hashes that a tab needs to run the previous release: requested only then, so that no page carries them. */
export interface FallbackFiles {
  /** The hash of each of its scripts and stylesheets, by path. */
  readonly integrity: IntegrityMap;
}

/** Path of the shell's server that answers with a release's `FallbackFiles`. */
export function fallbackPath(area: string, version: string): string {
  return `/fallbacks/${area}/${encodeURIComponent(version)}`;
}
