import { fallbackPath, type FallbackFiles } from '../../page-contract/fallback-files';
import { integrityGlobal, type IntegrityMap } from '../../page-contract/integrity';

const scope = globalThis as { [integrityGlobal]?: IntegrityMap };

/**
 * Adds the hashes of a release that is not in this tab's release set to those that the tab may run. They come from the
 * registry, as those in the page do.
 * @throws when they cannot be had
 */
export async function allowRelease(area: string, version: string): Promise<void> {
  // In development files have no hashes.
  if (!scope[integrityGlobal]) return;
  const response = await fetch(fallbackPath(area, version), { credentials: 'omit' });
  if (!response.ok) throw new Error(`The files of ${area} ${version} are not known (${response.status}).`);
  addHashes(((await response.json()) as FallbackFiles).integrity);
}

/** True of a file that this tab may run, as far as it knows. */
export function isAllowed(url: string): boolean {
  const known = scope[integrityGlobal];
  return !known || new URL(url, location.origin).href in known;
}

/** Adds hashes, by path, to those of the files that this tab may run. */
export function addHashes(integrity: IntegrityMap): void {
  const added = Object.entries(integrity).map(([path, hash]) => [location.origin + path, hash] as const);
  scope[integrityGlobal] = Object.freeze({ ...scope[integrityGlobal], ...Object.fromEntries(added) });
}
