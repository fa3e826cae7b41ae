import type { Clock } from '../clock/clock';

/** A clock that stands until it is moved. */
export interface MovedClock extends Clock {
  /** To a point in time: ISO 8601 in UTC. */
  moveTo(iso: string): void;
}

export function createClock(iso: string): MovedClock {
  let now = new Date(iso);
  return { now: () => new Date(now), moveTo: (next) => void (now = new Date(next)) };
}
