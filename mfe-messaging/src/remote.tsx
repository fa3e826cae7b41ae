import { defineRemote } from '@counterpart/shell/sdk';
import { lazy } from 'react';

/** Messages: what the shell loads of this area. */
export const remote = defineRemote({
  routes: [
    {
      path: '/messages',
      lazy: async () => ({ Component: (await import('./features/conversation/messages-page')).MessagesPage }),
    },
  ],
  slots: {
    'professional.contact': lazy(async () => ({ default: (await import('./features/contact/contact-button')).ContactButton })),
    'header.messages-count': lazy(async () => ({ default: (await import('./features/unread-count/unread-messages-count')).UnreadMessagesCount })),
  },
});
