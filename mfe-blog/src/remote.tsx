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
      path: '/blog/admin',
      lazy: async () => ({ Component: (await import('./features/admin/list/blog-admin-page')).BlogAdminPage }),
    },
    {
      path: '/blog/admin/new',
      lazy: async () => ({ Component: (await import('./features/admin/editor/editor-page')).EditorPage }),
    },
    {
      path: '/blog/admin/edit/:id',
      lazy: async () => ({ Component: (await import('./features/admin/editor/editor-page')).EditorPage }),
    },
    {
      path: '/blog/admin/newsletter',
      lazy: async () => ({
        Component: (await import('./features/admin/newsletter/newsletter-admin-page')).NewsletterAdminPage,
      }),
    },
    {
      path: '/blog/preview/:token',
      lazy: async () => ({ Component: (await import('./features/preview/preview-page')).PreviewPage }),
    },
    {
      path: '/blog/newsletter/confirm',
      lazy: async () => ({ Component: (await import('./features/newsletter/confirm-page')).ConfirmPage }),
    },
    {
      path: '/blog/newsletter/unsubscribe',
      lazy: async () => ({ Component: (await import('./features/newsletter/unsubscribe-page')).UnsubscribePage }),
    },
    {
      path: '/blog/:slug',
      lazy: async () => ({ Component: (await import('./features/post/post-page')).PostPage }),
    },
  ],
});
