/**
 * Something of the Compliance Center that users save: in their account, or in the browser while they are signed out.
 */
export interface SavedItem {
  /** Made by the browser, so that the same one is never there twice. */
  readonly id: string;
  /** Its name, until it is renamed that of what it is about. */
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

/** Outcome of a change: `full` when no more can be saved, `unavailable` when the store refuses. */
export type SaveOutcome = 'done' | 'full' | 'unavailable';

/** Changes of a store of saved things. */
interface SavedChanges<Item extends SavedItem> {
  /** Adds on top, or where it was. One that is there already stays as it is. */
  add(item: Item, at?: number): Promise<SaveOutcome>;
  rename(id: string, title: string): Promise<SaveOutcome>;
  remove(id: string): Promise<SaveOutcome>;
}

/** Items that a visitor saves, in the browser. */
export interface BrowserSavedItems<Item extends SavedItem> extends SavedChanges<Item> {
  subscribe(listener: () => void): () => void;
  /** Newest first; the same list until it changes. */
  read(): readonly Item[];
}

/** Items that a signed-in user saves, in the account. */
export interface AccountSavedItems<Item extends SavedItem> extends SavedChanges<Item> {
  /** Newest first; none for visitors and until they have arrived. */
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  /** Reason they could not be fetched. */
  readonly error: string | null;
}

/**
 * Tells whether a value has the fields of every saved item: what a browser holds may be old, cut off or written by
 * something else.
 */
export function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, savedAt } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt))
  );
}
