import { defineRemote } from '@counterpart/shell/sdk';

/** Administration: what the shell loads of this area. */
export const remote = defineRemote({
  routes: [
    {
      path: '/admin',
      lazy: async () => ({ Component: (await import('./admin-page')).AdminPage }),
    },
    {
      path: '/admin/verification',
      lazy: async () => ({ Component: (await import('./features/verification/verification-page')).VerificationPage }),
    },
  ],
});
