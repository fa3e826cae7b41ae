import type { IntegrityMap } from './integrity';

/** What a tab needs to run the release before: asked for only then, so that no page carries its hashes. */
export interface FallbackFiles {
  /** The hash of each of its scripts and stylesheets, by path. */
  readonly integrity: IntegrityMap;
}

/** Path of the shell's server that answers with a release's `FallbackFiles`. */
export function fallbackPath(area: string, version: string): string {
  return `/fallbacks/${area}/${encodeURIComponent(version)}`;
}
