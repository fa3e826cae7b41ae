import { defineRemote, lazyFiller } from '@counterpart/shell/sdk';

/** Messages: what the shell loads of this area. */
export const remote = defineRemote({
  routes: [
    {
      path: '/messages',
      lazy: async () => ({ Component: (await import('./features/conversation/messages-page')).MessagesPage }),
    },
  ],
  slots: {
    'professional.contact': lazyFiller(async () => (await import('./features/contact/contact-button')).ContactButton),
    'header.messages-count': lazyFiller(
      async () => (await import('./features/unread-count/unread-messages-count')).UnreadMessagesCount,
    ),
    'dashboard.messages': lazyFiller(
      async () => (await import('./features/conversation/dashboard-messages')).DashboardMessages,
    ),
    'session.outbox': lazyFiller(async () => (await import('./features/conversation/outbox-sender')).OutboxSender),
  },
});
