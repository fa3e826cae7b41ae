import { defineRemote } from '@counterpart/shell/sdk';

/** An area with a stylesheet of its own, which none of the product's has: journeys break it. */
export const remote = defineRemote({
  routes: [{ path: '/probe', lazy: async () => ({ Component: (await import('./probe-page')).ProbePage }) }],
});
