import { whenIdle } from '../../sdk/browser/when-idle';
import type { LiveEvents } from '@counterpart/api/contract';
import type { LiveConnection, LiveEventName } from '../../sdk/live/live-events';
import type { LiveClient } from './live-client';

type Listener = (payload: never) => void;

export interface HostLiveConnection extends LiveConnection {
  /**
   * Opens the connection; does nothing when it is open.
   * @param startedAt when the page asked for what it shows, on its own clock (`performance.now()`): events since then
   * are delivered
   */
  open(startedAt: number): void;
  close(): void;
}

interface Options {
  readonly url: string;
  /** Headers that describe the page, sent with each request. */
  readonly headers: () => Record<string, string>;
  readonly onSignedOut: () => void;
  /** Another account is signed in by now. */
  readonly onAccountChanged: () => void;
}

/** Milliseconds until the client's code is requested again when it could not be loaded. */
const reload = 5_000;

/**
 * The tab's one live connection: its subscribers by event. The connection itself is a lazy chunk, off the critical
 * path: it is loaded when the page is idle.
 */
export function createLiveConnection(options: Options): HostLiveConnection {
  const listeners = new Map<string, Set<Listener>>();
  const reconnectListeners = new Set<() => void>();
  let client: LiveClient | null = null;
  let wanted: { readonly startedAt: number } | null = null;

  async function start(mine: NonNullable<typeof wanted>): Promise<void> {
    try {
      const { createLiveClient } = await import('./live-client');
      if (wanted !== mine) return;
      client = createLiveClient({
        ...options,
        startedAt: mine.startedAt,
        onEvent: (name, payload) => listeners.get(name)?.forEach((listener) => listener(payload as never)),
        onResync: () => reconnectListeners.forEach((listener) => listener()),
      });
    } catch {
      setTimeout(() => wanted === mine && void start(mine), reload);
    }
  }

  return {
    subscribe: <Name extends LiveEventName>(name: Name, listener: (payload: LiveEvents[Name]) => void) => {
      const group = listeners.get(name) ?? new Set<Listener>();
      listeners.set(name, group.add(listener));
      return () => group.delete(listener);
    },
    onReconnect: (listener) => {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    open: (startedAt) => {
      if (wanted) return;
      const mine = (wanted = { startedAt });
      whenIdle(() => void (wanted === mine && start(mine)), 2_000);
    },
    close: () => {
      wanted = null;
      client?.close();
      client = null;
    },
  };
}
