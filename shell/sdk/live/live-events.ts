import type { LiveEvents } from '@counterpart/api/contract';

export type LiveEventName = keyof LiveEvents;

/** The tab's one connection for what the server pushes. */
export interface LiveConnection {
  /** Calls `listener` for each event of that name until the returned function is called. */
  subscribe<Name extends LiveEventName>(name: Name, listener: (payload: LiveEvents[Name]) => void): () => void;
  /**
   * Calls `listener` when the tab was away for so long that what it missed is not known any more: refetch. Shorter gaps
   * are caught up.
   */
  onReconnect(listener: () => void): () => void;
}
