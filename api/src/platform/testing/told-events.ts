import type { LiveEvents } from '../../contract/live-events';
import { onLiveEvent, sessionsChanged } from '../events/live-log';

/** What a person was told live. */
export interface ToldEvent {
  readonly name: keyof LiveEvents;
  readonly payload: unknown;
}

/** Everything that is told to a person from now on, as it is committed. */
export function toldTo({ id }: { readonly id: number }): ToldEvent[] {
  const told: ToldEvent[] = [];
  onLiveEvent(({ userId, name, payload }) => {
    if (userId === id && name !== sessionsChanged) told.push({ name, payload: JSON.parse(payload) as unknown });
  });
  return told;
}
