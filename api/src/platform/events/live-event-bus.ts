import { EventEmitter } from 'node:events';
import type { LiveEvents } from '../../contract/live-events';

/** One event on its way to one person. */
export type LiveEvent = { [Name in keyof LiveEvents]: { readonly name: Name; readonly payload: LiveEvents[Name] } }[keyof LiveEvents];

/** Carries live events from whoever caused them to the open connections of the people they concern. */
export interface LiveEventBus {
  /** Sends an event to every open connection of these people; nobody connected is no error. Call it after the transaction committed. */
  publish<Name extends keyof LiveEvents>(userIds: readonly number[], name: Name, payload: LiveEvents[Name]): void;
  /** Calls `listener` for each event of this person until the returned function is called. */
  subscribe(userId: number, listener: (event: LiveEvent) => void): () => void;
}

/** The bus of one process; several processes need one that goes through Redis behind the same interface. */
export function createLiveEventBus(): LiveEventBus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish(userIds, name, payload) {
      for (const userId of new Set(userIds)) emitter.emit(String(userId), { name, payload });
    },
    subscribe(userId, listener) {
      const channel = String(userId);
      emitter.on(channel, listener);
      return () => emitter.off(channel, listener);
    },
  };
}
