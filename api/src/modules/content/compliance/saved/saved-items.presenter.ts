import type { SavedItem, SavedKind } from './saved-item';

/** Presents saved items of a kind to their owner; none for a row whose content is broken. */
export const savedPresenter =
  <Item extends SavedItem>({ idColumn, contentColumn }: SavedKind<Item>) =>
  (item: Item): object[] => {
    const { [idColumn]: id, userId: _, ...shown } = Object.fromEntries<unknown>(Object.entries(item));
    return shown[contentColumn] === null ? [] : [{ ...shown, id, savedAt: item.savedAt.toISOString() }];
  };
