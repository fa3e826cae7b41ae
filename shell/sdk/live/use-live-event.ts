import type { LiveEvents } from '@counterpart/api/contract';
import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../host/host';
import type { LiveEventName } from './live-events';

/** Runs `listener` for each pushed event of that name while the component is mounted. */
export function useLiveEvent<Name extends LiveEventName>(
  name: Name,
  listener: (payload: LiveEvents[Name]) => void,
): void {
  const { live } = useHost();
  const onEvent = useEffectEvent(listener);
  useEffect(() => live.subscribe(name, (payload) => onEvent(payload)), [live, name]);
}

/**
 * Runs `listener` when the tab may have missed events for good, after a long gap: refetch. What a short gap missed
 * arrives as events.
 */
export function useLiveReconnect(listener: () => void): void {
  const { live } = useHost();
  const onReconnect = useEffectEvent(listener);
  useEffect(() => live.onReconnect(() => onReconnect()), [live]);
}
