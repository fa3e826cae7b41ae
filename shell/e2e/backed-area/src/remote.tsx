import { defineRemote } from '@counterpart/shell/sdk';

/** An area with a service behind it, which a journey plays. */
export const remote = defineRemote({
  routes: [{ path: '/backed', lazy: async () => ({ Component: (await import('./backed-page')).BackedPage }) }],
});
