import type { ReleaseFiles } from '../../../contract/named-types';
import type { Release } from '../releases/release.model';

/** A release's entry and the hashes of its files. */
export function presentReleaseFiles({ name, version, url, files }: Release): ReleaseFiles {
  return { name, version, url, files };
}
