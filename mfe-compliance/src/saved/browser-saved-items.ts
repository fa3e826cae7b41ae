import { createBrowserStore } from '../browser-store';
import { isSavedItem, type BrowserSavedItems, type SavedItem, type SaveOutcome } from './saved-items';

/** Settings for one kind of item saved in a browser. */
interface BrowserKind<Item extends SavedItem> {
  /** Holds the version of the shape; what an older one left is not read. */
  readonly key: string;
  readonly max: number;
  readonly titleMax: number;
  /** Tells whether a saved item is of this kind. */
  readonly isItem: (value: SavedItem) => value is Item;
}

/** Things in this browser's local storage, the same in every tab. Call nothing of it while a server renders. */
export function createBrowserSavedItems<Item extends SavedItem>({
  key,
  max,
  titleMax,
  isItem,
}: BrowserKind<Item>): BrowserSavedItems<Item> {
  const parse = (stored: unknown): readonly Item[] =>
    Array.isArray(stored) ? stored.filter(isSavedItem).filter(isItem).slice(0, max) : [];
  const { subscribe, read, write } = createBrowserStore(key, parse);
  const change = (items: readonly Item[]): Promise<SaveOutcome> =>
    Promise.resolve(write(items) ? 'done' : 'unavailable');
  return {
    subscribe,
    read,
    add: (item, at = 0) => {
      const items = read();
      if (items.some(({ id }) => id === item.id)) return Promise.resolve('done');
      if (items.length >= max) return Promise.resolve('full');
      return change([...items.slice(0, at), item, ...items.slice(at)]);
    },
    rename: (id, title) =>
      change(read().map((item) => (item.id === id ? { ...item, title: title.slice(0, titleMax) } : item))),
    remove: (id) => change(read().filter((item) => item.id !== id)),
  };
}
