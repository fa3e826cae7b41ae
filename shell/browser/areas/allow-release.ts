import { fallbackPath, type FallbackFiles } from '../../page-contract/fallback-files';
import { integrityGlobal, type IntegrityMap } from '../../page-contract/integrity';

/**
 * Adds the hashes of a release that is not in this tab's release set to those that the tab may run. They come from the
 * registry, as those in the page do.
 * @throws when they cannot be had
 */
export async function allowRelease(area: string, version: string): Promise<void> {
  const scope = globalThis as { [integrityGlobal]?: IntegrityMap };
  const known = scope[integrityGlobal];
  // In development files have no hashes.
  if (!known) return;
  const response = await fetch(fallbackPath(area, version), { credentials: 'omit' });
  if (!response.ok) throw new Error(`The files of ${area} ${version} are not known (${response.status}).`);
  const { integrity } = (await response.json()) as FallbackFiles;
  const added = Object.entries(integrity).map(([path, hash]) => [location.origin + path, hash] as const);
  scope[integrityGlobal] = Object.freeze({ ...scope[integrityGlobal], ...Object.fromEntries(added) });
}
