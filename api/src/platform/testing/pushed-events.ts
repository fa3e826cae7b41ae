import type { LiveEvents } from '../../contract/live-events';
import { onLiveEvent, sessionsChanged } from '../events/live-log';

/** Event that was pushed to a person. */
export interface PushedEvent {
  readonly name: keyof LiveEvents;
  readonly payload: unknown;
}

/** Every event pushed to a person from now on, as it is committed. */
export function pushedTo({ id }: { readonly id: number }): PushedEvent[] {
  const pushed: PushedEvent[] = [];
  onLiveEvent(({ userId, name, payload }) => {
    if (userId === id && name !== sessionsChanged) pushed.push({ name, payload: JSON.parse(payload) as unknown });
  });
  return pushed;
}
