import { LRUCache } from 'lru-cache';
import { pauseAfter, type Backoff } from '../contract/backoff';

/** Keys whose failures are remembered. */
const remembered = 1_000;

/** Memory of a key that failed last. */
export interface Circuit {
  /** In a row. */
  readonly failures: number;
  /** Milliseconds since 1970; in the past while it may be tried. */
  readonly openUntil: number;
}

export interface Circuits {
  /** False while the circuit of this key is open. */
  mayTry(key: string): boolean;
  /** @param tolerated failures in a row that do not open the circuit yet */
  failed(key: string, tolerated?: number): void;
  succeeded(key: string): void;
  /** Undefined for what did not fail last. */
  of(key: string): Circuit | undefined;
}

/** Keeps what failed from being tried with every request. @param backoff how long a circuit is open */
export function createCircuits(backoff: Backoff, now: () => number = Date.now): Circuits {
  const circuits = new LRUCache<string, Circuit>({ max: remembered });
  return {
    of: (key) => circuits.get(key),
    mayTry: (key) => (circuits.get(key)?.openUntil ?? 0) <= now(),
    failed: (key, tolerated = 0) => {
      const failures = (circuits.get(key)?.failures ?? 0) + 1;
      const pause = failures > tolerated ? pauseAfter(failures - tolerated - 1, backoff) : 0;
      circuits.set(key, { failures, openUntil: now() + pause });
    },
    succeeded: (key) => void circuits.delete(key),
  };
}
