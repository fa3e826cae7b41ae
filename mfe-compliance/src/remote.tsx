import { defineRemote, lazyPart } from '@counterpart/shell/sdk';

/** The Compliance Center: what the shell loads of this area. */
export const remote = defineRemote({
  routes: [
    {
      path: '/compliance',
      lazy: async () => ({ Component: (await import('./routes/compliance-center-page')).ComplianceCenterPage }),
    },
    {
      path: '/compliance/calendar',
      lazy: async () => ({ Component: (await import('./routes/compliance-calendar-page')).ComplianceCalendarPage }),
    },
    {
      path: '/compliance/:id',
      lazy: async () => ({ Component: (await import('./features/guide/guide-page')).GuidePage }),
    },
  ],
  slots: {
    'guide.preview': lazyPart(async () => (await import('./features/guide/guide-preview-slot')).GuidePreview, {
      name: 'the preview',
    }),
  },
});
