import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { RedisLink } from '../redis/redis-link';
import type { ChangeLog } from './change-log';

/** Announces a change of what public pages may show to the servers that cache them. */
export interface PublicChanges {
  /**
   * Call it after the transaction committed. Writes of ordinary routes are announced by themselves. Every API process
   * passes it on.
   */
  announce(): void;
  /** For a change that each process notices by itself. */
  announceHere(): void;
  /** Calls `listener` after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Asks once what other processes wrote into the log. */
  readLog(): Promise<void>;
}

interface Options {
  /** Null where one process is all there is. */
  readonly log: ChangeLog | null;
  readonly redis: RedisLink | null;
  readonly onError: (error: unknown) => void;
}

const channel = 'changes';
const mostRemembered = 1_000;

/**
 * Changes of every process of an installation. Between processes each has a token and goes two ways, whichever comes
 * first counts: through Redis immediately, and through a table that each process reads once a second.
 */
export function createPublicChanges({ log, redis, onError }: Options): PublicChanges {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const known = new LRUCache<string, true>({ max: mostRemembered });
  let writing: Promise<void> | null = null;
  let next: string | null = null;

  const takeOver = (token: string): void => {
    if (known.has(token)) return;
    known.set(token, true);
    emitter.emit('change');
  };
  /** Changes that come while one is being written are written as one. */
  const write = (token: string): void => {
    if (!log) return;
    if (writing) {
      next = token;
      return;
    }
    writing = log
      .write(token)
      .catch(onError)
      .then(() => {
        writing = null;
        const waiting = next;
        next = null;
        if (waiting) write(waiting);
      });
  };
  redis?.subscribe(channel, takeOver);

  return {
    announce: () => {
      const token = randomUUID();
      takeOver(token);
      redis?.publish(channel, token);
      write(token);
    },
    announceHere: () => takeOver(randomUUID()),
    subscribe: (listener) => {
      emitter.on('change', listener);
      return () => emitter.off('change', listener);
    },
    readLog: async () => (await log?.read())?.forEach(takeOver),
  };
}
