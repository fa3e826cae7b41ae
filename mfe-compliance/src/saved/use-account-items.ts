import type { ErrorCode } from '@counterpart/api/contract';
import { errorSentence, isApiError, useSession } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';
import type { AccountSavedItems, SavedItem, SaveOutcome } from './saved-items';

/** Settings for one kind of item saved in an account. */
interface AccountKind<Item extends SavedItem> {
  readonly listKey: string;
  /** State of the list's request. */
  readonly fetched: {
    readonly data: readonly Item[] | undefined;
    readonly error: unknown;
    readonly isLoading: boolean;
  };
  /** Leaves out what this page cannot show. */
  readonly isItem: (item: Item) => boolean;
  readonly codes: { readonly full: ErrorCode; readonly notFound: ErrorCode };
  put(item: Item): Promise<unknown>;
  patch(id: string, title: string): Promise<unknown>;
  delete(id: string): Promise<unknown>;
}

const none: readonly never[] = [];

/**
 * Items that the signed-in user saved in the account: changed on the page immediately, fetched again after each change.
 */
export function useAccountItems<Item extends SavedItem>(kind: AccountKind<Item>): AccountSavedItems<Item> {
  const { listKey, fetched, codes } = kind;
  const { user } = useSession();
  const { mutate } = useSWRConfig();

  const change = async (
    send: () => Promise<unknown>,
    apply: (known: readonly Item[]) => readonly Item[],
  ): Promise<SaveOutcome> => {
    await mutate<readonly Item[]>(listKey, (known) => known && apply(known), { revalidate: false });
    try {
      await send();
      return 'done';
    } catch (failure) {
      if (isApiError(failure) && failure.code === codes.full) return 'full';
      // It was deleted in another tab: the list that is fetched now does not have it.
      return isApiError(failure) && failure.code === codes.notFound ? 'done' : 'unavailable';
    } finally {
      void mutate(listKey);
    }
  };

  return {
    items: user && fetched.data ? fetched.data.filter(kind.isItem) : none,
    isLoading: user !== null && fetched.isLoading,
    error: user && fetched.error ? errorSentence(fetched.error) : null,
    add: (item) =>
      change(
        () => kind.put(item),
        (known) => (known.some(({ id }) => id === item.id) ? known : [item, ...known].sort(newestFirst)),
      ),
    rename: (id, title) =>
      change(
        () => kind.patch(id, title),
        (known) => known.map((item) => (item.id === id ? { ...item, title } : item)),
      ),
    remove: (id) =>
      change(
        () => kind.delete(id),
        (known) => known.filter((item) => item.id !== id),
      ),
  };
}

const newestFirst = (one: SavedItem, other: SavedItem): number => Date.parse(other.savedAt) - Date.parse(one.savedAt);
