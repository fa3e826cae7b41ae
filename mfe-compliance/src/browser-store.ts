import { localStore } from '@counterpart/shell/sdk';

/**
 * A value in this browser's local storage, the same in every tab. Subscribe and read as `useSyncExternalStore` wants
 * them.
 */
export interface BrowserStore<Value> {
  subscribe(listener: () => void): () => void;
  /** The same value until it changes. */
  read(): Value;
  /** Returns true when it was stored: a browser may have no room left or block storage. */
  write(value: Value): boolean;
}

/**
 * Keeps a value under a key. Call nothing of it while a server renders.
 * @param key holds the version of the shape; what an older one left is not read
 * @param parse what was stored, as a value: it may be old, cut off or written by something else; `null` when there is
 * nothing
 */
export function createBrowserStore<Value>(key: string, parse: (stored: unknown) => Value): BrowserStore<Value> {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: Value } | null = null;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    read: () => {
      const text = localStore.read(key);
      if (known?.text !== text) known = { text, value: parse(fromJson(text)) };
      return known.value;
    },
    write: (value) => {
      const before = localStore.read(key);
      if (!localStore.write(key, JSON.stringify(value))) {
        if (before === null) localStore.remove(key);
        else localStore.write(key, before);
        return false;
      }
      for (const listener of listeners) listener();
      return true;
    },
  };
}

function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
