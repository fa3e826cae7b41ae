import type { Discovery } from '@counterpart/api/contract';

/** What is known of releases when no registry answers and none is cached. */
export const noReleases: Discovery = { schema: 'v1-pre', microFrontends: {} };
