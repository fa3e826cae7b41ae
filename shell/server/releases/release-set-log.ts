import { LRUCache } from 'lru-cache';
import type { ReleaseSet } from '../../page-contract/release-set';

/** Sets that are remembered as logged. */
const remembered = 1_000;

/**
 * Writes into the log which versions a release set is of, once for each set, so that the id that a tab reports says
 * what it ran.
 */
export function createReleaseSetLog(
  log: (line: { readonly releaseSet: string; readonly versions: Readonly<Record<string, string>> }) => void,
): (releaseSet: ReleaseSet) => void {
  const logged = new LRUCache<string, true>({ max: remembered });
  return ({ id, areas }) => {
    if (logged.has(id)) return;
    logged.set(id, true);
    log({
      releaseSet: id,
      versions: Object.fromEntries(Object.entries(areas).map(([area, { version }]) => [area, version])),
    });
  };
}
