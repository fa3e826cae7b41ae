import type { User } from '@counterpart/api/contract';

/** Slots that the marketplace offers to any area, and what their fillers get. */
declare module '@counterpart/shell/sdk' {
  interface SlotProps {
    /** A card of the dashboard's overview, under the title of the area that fills it. */
    'dashboard.widgets': { readonly user: User };
  }
}
