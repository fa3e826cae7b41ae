import { defineRemote, lazyPart } from '@counterpart/shell/sdk';

/** Administration: what the shell loads of this area. */
export const remote = defineRemote({
  routes: [
    {
      path: '/admin',
      lazy: async () => ({ Component: (await import('./admin-page')).AdminPage }),
    },
    {
      path: '/admin/queues',
      lazy: async () => ({ Component: (await import('./features/queues/queue-page')).QueuesPage }),
    },
    {
      path: '/admin/verification',
      lazy: async () => ({ Component: (await import('./features/queues/queue-page')).VerificationPage }),
    },
    {
      path: '/admin/audit',
      lazy: async () => ({ Component: (await import('./features/audit/audit-page')).AuditLogPage }),
    },
    {
      path: '/admin/billing',
      lazy: async () => ({ Component: (await import('./features/billing/billing-page')).BillingPage }),
    },
    {
      path: '/admin/feedback',
      lazy: async () => ({ Component: (await import('./features/feedback/feedback-page')).FeedbackPage }),
    },
    {
      path: '/admin/system',
      lazy: async () => ({ Component: (await import('./features/system/system-page')).SystemPage }),
    },
    {
      path: '/admin/releases',
      lazy: async () => ({ Component: (await import('./features/releases/releases-page')).ReleasesPage }),
    },
    {
      path: '/admin/guides',
      lazy: async () => ({ Component: (await import('./features/guides/guide-list-page')).GuideListPage }),
    },
    {
      path: '/admin/guides/new',
      lazy: async () => ({ Component: (await import('./features/guides/guide-editor-page')).NewGuidePage }),
    },
    {
      path: '/admin/guides/:id',
      lazy: async () => ({ Component: (await import('./features/guides/guide-editor-page')).GuideEditorPage }),
    },
  ],
  slots: {
    'admin.rail': lazyPart(async () => (await import('./frame/admin-rail')).AdminRail, { failure: 'hidden' }),
  },
});
