import type { Discovery } from '@counterpart/api/contract';

/** Empty discovery, for when no registry responds and none is cached. */
export const noReleases: Discovery = { schema: 'v1-pre', microFrontends: {} };
