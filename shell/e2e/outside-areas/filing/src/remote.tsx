import type {} from '@counterpart/mfe-marketplace/offers';
import { defineRemote, lazyPart } from '@counterpart/shell/sdk';
import type {} from './events';

/** An area of another team: a link in the header, a card of the dashboard that tells others what was filed. */
export const remote = defineRemote({
  routes: [{ path: '/filings', lazy: async () => ({ Component: (await import('./filings-page')).FilingsPage }) }],
  slots: {
    'dashboard.widgets': lazyPart(async () => (await import('./filing-card')).FilingCard, { name: 'your filings' }),
  },
});
