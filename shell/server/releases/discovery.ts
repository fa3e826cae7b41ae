import type { Discovery } from '@counterpart/api/contract';

/** Releases when no registry responds and none is cached. */
export const noReleases: Discovery = { schema: 'v1-pre', microFrontends: {} };
