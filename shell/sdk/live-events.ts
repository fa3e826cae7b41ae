import type { LiveEvents } from '@counterpart/api/contract';
import { useEffect, useEffectEvent } from 'react';
import { useHost } from './host';

export type LiveEventName = keyof LiveEvents;

/** The tab's one connection for what the server pushes. */
export interface LiveConnection {
  /** Calls `listener` for each event of that name until the returned function is called. */
  subscribe<Name extends LiveEventName>(name: Name, listener: (payload: LiveEvents[Name]) => void): () => void;
  /** Calls `listener` after the connection came back: what was missed is not sent again, so refetch. */
  onReconnect(listener: () => void): () => void;
}

/** Runs `listener` for each pushed event of that name while the component is mounted. */
export function useLiveEvent<Name extends LiveEventName>(name: Name, listener: (payload: LiveEvents[Name]) => void): void {
  const { live } = useHost();
  const onEvent = useEffectEvent(listener);
  useEffect(() => live.subscribe(name, (payload) => onEvent(payload)), [live, name]);
}

/** Runs `listener` each time the live connection came back after a gap. */
export function useLiveReconnect(listener: () => void): void {
  const { live } = useHost();
  const onReconnect = useEffectEvent(listener);
  useEffect(() => live.onReconnect(() => onReconnect()), [live]);
}
