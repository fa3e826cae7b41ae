import { pauseAfter } from '@counterpart/api/contract';
import { LRUCache } from 'lru-cache';

/** Milliseconds for which something that failed is not retried; doubled with each further failure in a row. */
const backoff = { first: 5_000, longest: 5 * 60_000 };
/** Releases and pages whose failures are remembered. */
const remembered = 1_000;

interface Circuit {
  readonly failures: number;
  readonly openUntil: number;
}

export interface RenderCircuits {
  /** False while the circuit of this key is open. */
  mayTry(key: string): boolean;
  /** @param tolerated failures in a row that do not open the circuit yet */
  failed(key: string, tolerated?: number): void;
  succeeded(key: string): void;
}

/** Keeps what failed from being tried with every request. */
export function createRenderCircuits(now: () => number = Date.now): RenderCircuits {
  const circuits = new LRUCache<string, Circuit>({ max: remembered });
  return {
    mayTry: (key) => (circuits.get(key)?.openUntil ?? 0) <= now(),
    failed: (key, tolerated = 0) => {
      const failures = (circuits.get(key)?.failures ?? 0) + 1;
      const pause = failures > tolerated ? pauseAfter(failures - tolerated - 1, backoff) : 0;
      circuits.set(key, { failures, openUntil: now() + pause });
    },
    succeeded: (key) => void circuits.delete(key),
  };
}
