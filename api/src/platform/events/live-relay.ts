import type { RedisLink } from '../redis/redis-link';
import type { LoggedEvent } from './live-log';

/** Carries events from the process that committed them to the others, faster than these read the log. */
export interface LiveRelay {
  send(event: LoggedEvent): void;
  onEvent(listener: (event: LoggedEvent) => void): void;
  /** True while events arrive this way; otherwise the log is read more often. */
  isAlive(): boolean;
  /** Calls `listener` when events may have been missed. */
  onBack(listener: () => void): void;
}

const channel = 'live';

/** The relay through Redis. What does not arrive is found in the log. */
export function createLiveRelay(redis: RedisLink): LiveRelay {
  return {
    send: (event) => redis.publish(channel, JSON.stringify(event)),
    onEvent: (listener) => redis.subscribe(channel, (text) => listener(JSON.parse(text) as LoggedEvent)),
    isAlive: redis.isAlive,
    onBack: redis.onBack,
  };
}
