import { defineRemote, lazyPart } from '@counterpart/shell/sdk';

/** Messages: what the shell loads of this area. */
export const remote = defineRemote({
  routes: [
    {
      path: '/messages',
      lazy: async () => ({ Component: (await import('./features/conversation/messages-page')).MessagesPage }),
    },
    {
      path: '/work',
      lazy: async () => ({ Component: (await import('./features/work/work-list-page')).WorkListPage }),
    },
    {
      path: '/work/new',
      lazy: async () => ({ Component: (await import('./features/work/brief/new-work')).NewWorkPage }),
    },
    {
      path: '/work/:id',
      lazy: async () => ({ Component: (await import('./features/work/work-page')).WorkPage }),
    },
  ],
  slots: {
    'professional.contact': lazyPart(async () => (await import('./features/contact/contact-button')).ContactButton, {
      name: 'the contact button',
    }),
    'header.messages-count': lazyPart(
      async () => (await import('./features/unread-count/unread-messages-count')).UnreadMessagesCount,
      { failure: 'hidden' },
    ),
    'dashboard.messages': lazyPart(
      async () => (await import('./features/conversation/dashboard/dashboard-messages')).DashboardMessages,
      { name: 'your messages' },
    ),
    'session.outbox': lazyPart(
      async () => (await import('./features/conversation/outbox/outbox-sender')).OutboxSender,
      {
        failure: 'hidden',
      },
    ),
  },
});
