import type { Publication } from '@counterpart/api/contract';

/** `release.json` in an area's build: everything the registry gets beside the files when the build is published. */
export type ReleaseFile = Publication;
