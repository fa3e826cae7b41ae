/** Storage of this site in a browser. Call it in effects and handlers: a server has none. */
export interface BrowserStorage {
  /** Returns the text under a key; null for nothing. */
  read(key: string): string | null;
  /** Returns true when the browser stored it. Where storage is blocked or full it lives as long as the page. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** Reading the global alone throws where a browser blocks storage; it may also be missing. */
function createBrowserStorage(storage: () => Storage): BrowserStorage {
  const refused = new Map<string, string>();
  return {
    read: (key) => refused.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    write: (key, text) => {
      const isStored = attempt(() => {
        storage().setItem(key, text);
        return true;
      });
      if (isStored) refused.delete(key);
      else refused.set(key, text);
      return isStored ?? false;
    },
    remove: (key) => {
      refused.delete(key);
      attempt(() => storage().removeItem(key));
    },
    keys: () => {
      const stored = attempt(() => Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? ''));
      return [...new Set([...(stored ?? []), ...refused.keys()])];
    },
  };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Stored in this browser, for all its tabs. */
export const localStore = createBrowserStorage(() => localStorage);

/** Stored for this tab, also over a reload. */
export const sessionStore = createBrowserStorage(() => sessionStorage);
