import { defineRemote } from '@counterpart/shell/sdk';

/** The blog: what the shell loads of this area. */
export const remote = defineRemote({
  routes: [
    {
      path: '/blog',
      lazy: async () => ({ Component: (await import('./features/post-list/post-list-page')).PostListPage }),
    },
    {
      path: '/blog/search',
      lazy: async () => ({ Component: (await import('./features/search/search-page')).SearchPage }),
    },
    {
      path: '/blog/:slug',
      lazy: async () => ({ Component: (await import('./features/post/post-page')).PostPage }),
    },
  ],
});
