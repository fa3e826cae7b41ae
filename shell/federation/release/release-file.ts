import type { Publication } from '@counterpart/api/contract';

/** `release.json` in an area's build: everything the registry gets when the build is published. */
export interface ReleaseFile extends Omit<Publication, 'url' | 'integrity'> {
  /** The federation entry, relative to the release. */
  readonly entry: string;
}
