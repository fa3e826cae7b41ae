import { useSession, useToast } from '@counterpart/shell/sdk';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AccountSavedItems, BrowserSavedItems, SavedItem, SaveOutcome } from './saved-items';

/** Texts about one kind of saved item. */
export interface SavedWords {
  /** 'You’ve saved 100 answers'. */
  readonly full: string;
  /** 'Your saved answers couldn’t be changed'. */
  readonly unchanged: string;
  /** 'Answer deleted'. */
  readonly deleted: string;
  /** 'Answer restored'. */
  readonly restored: string;
}

/** Things saved, with what happened said in a toast. */
export interface Saved<Item extends SavedItem> {
  /** Newest first. None on a server and until the page is hydrated. */
  readonly items: readonly Item[];
  /** Store of the items. */
  readonly home: 'browser' | 'account';
  /** Number left in the browser of a signed-in user because the account did not take them. */
  readonly leftInBrowser: number;
  readonly isLoading: boolean;
  readonly error: string | null;
  /** Resolves with true when it was saved; if not, a toast says why. */
  add(item: Item): Promise<boolean>;
  rename(id: string, title: string): Promise<void>;
  /** With a way back. */
  remove(item: Item): Promise<void>;
}

const none: readonly never[] = [];
const away: Record<'browser' | 'account', string> = {
  browser: 'This browser has no room left or blocks storage. Export what you have, delete a few, and try again.',
  account: 'The server could not be reached. Try again in a moment.',
};

/** Saved items of one kind: in the account of a signed-in user, in the browser of a visitor; merged on sign-in. */
export function useSavedItems<Item extends SavedItem>(
  browser: BrowserSavedItems<Item>,
  account: AccountSavedItems<Item>,
  words: SavedWords,
): Saved<Item> {
  const showToast = useToast();
  const { user } = useSession();
  const inBrowser = useSyncExternalStore<readonly Item[]>(browser.subscribe, browser.read, () => none);
  const home = user ? 'account' : 'browser';
  const store = user ? account : browser;
  const items = user ? account.items : inBrowser;
  const isMerging = useMergeAtSignIn(user?.id ?? null, browser, account);

  const isDone = (outcome: SaveOutcome): boolean => {
    if (outcome === 'full')
      showToast({ title: words.full, description: 'Delete one to save another.', tone: 'destructive' });
    if (outcome === 'unavailable') showToast({ title: words.unchanged, description: away[home], tone: 'destructive' });
    return outcome === 'done';
  };
  return {
    items,
    home,
    leftInBrowser: user && !isMerging ? inBrowser.length : 0,
    isLoading: account.isLoading,
    error: account.error,
    add: async (item) => isDone(await store.add(item)),
    rename: async (id, title) => {
      isDone(await store.rename(id, title));
    },
    remove: async (item) => {
      const index = items.indexOf(item);
      if (!isDone(await store.remove(item.id))) return;
      const restore = async () => {
        if (isDone(await store.add(item, index))) showToast({ title: words.restored, tone: 'success' });
      };
      showToast({
        title: words.deleted,
        description: item.title,
        action: { label: 'Undo', onSelect: () => void restore() },
      });
    },
  };
}

/**
 * Takes what a visitor saved into the account that they sign in to, the oldest first. Each has its id, so that nothing
 * is there twice, and leaves the browser once the account has it. What the account refuses or has no room for stays in
 * the browser, and the others go on.
 * @returns whether that still goes on
 */
function useMergeAtSignIn<Item extends SavedItem>(
  userId: number | null,
  browser: BrowserSavedItems<Item>,
  account: AccountSavedItems<Item>,
): boolean {
  const [isMerging, setMerging] = useState(true);
  const merged = useRef<number | null>(null);
  useEffect(() => {
    const before = merged.current;
    merged.current = userId;
    if (userId === null || before === userId) return;
    const merge = async () => {
      setMerging(true);
      for (const item of [...browser.read()].reverse())
        if ((await account.add(item)) === 'done') await browser.remove(item.id);
      setMerging(false);
    };
    void merge();
  }, [userId, browser, account]);
  return isMerging;
}
