import type { LiveEvents } from '@counterpart/api/contract';
import type { LiveConnection, LiveEventName } from '../../sdk/live-events';

type Listener = (payload: never) => void;

export interface HostLiveConnection extends LiveConnection {
  /** Opens the connection; does nothing when it is open. */
  open(): void;
  close(): void;
}

/** One server-sent event stream for the whole tab. The browser reconnects by itself. */
export function createLiveConnection(address: string): HostLiveConnection {
  const listeners = new Map<LiveEventName, Set<Listener>>();
  const reconnectListeners = new Set<() => void>();
  let source: EventSource | null = null;
  let hadGap = false;

  function listen(name: LiveEventName): void {
    source?.addEventListener(name, (event: MessageEvent<string>) => {
      const payload = JSON.parse(event.data) as never;
      listeners.get(name)?.forEach((listener) => listener(payload));
    });
  }

  return {
    subscribe: <Name extends LiveEventName>(name: Name, listener: (payload: LiveEvents[Name]) => void) => {
      const group = listeners.get(name) ?? new Set<Listener>();
      if (!listeners.has(name)) {
        listeners.set(name, group);
        listen(name);
      }
      group.add(listener);
      return () => group.delete(listener);
    },
    onReconnect: (listener) => {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    open: () => {
      if (source) return;
      source = new EventSource(address);
      source.onerror = () => {
        hadGap = true;
      };
      source.onopen = () => {
        if (hadGap) reconnectListeners.forEach((listener) => listener());
        hadGap = false;
      };
      for (const name of listeners.keys()) listen(name);
    },
    close: () => {
      source?.close();
      source = null;
      hadGap = false;
    },
  };
}
