import type {} from '@counterpart/mfe-marketplace/offers';
import { defineRemote, lazyPart } from '@counterpart/shell/sdk';

/** An area of a third team: its card of the dashboard hears what another area does. */
export const remote = defineRemote({
  routes: [],
  slots: {
    'dashboard.widgets': lazyPart(async () => (await import('./payroll-card')).PayrollCard, { name: 'your payroll' }),
  },
});
