import { createStore } from 'zustand';
import { localStore } from '../../sdk/browser/browser-storage';
import type { ThemeChoice, ThemeState, ThemeStore } from '../../sdk/host/theme';
import { isThemeChoice, themeStorageKey } from '../../page-contract/theme-boot';

/** The store behind `useTheme`. The attribute on the root element is what colors follow; React has no part in it. */
export function createThemeStore(): ThemeStore {
  const store = createStore<ThemeState>((set) => ({
    // What the server renders; React starts with it, and then follows what is stored.
    choice: 'system',
    setChoice: (choice) => {
      applyChoice(choice);
      localStore.write(themeStorageKey, choice);
      set({ choice });
    },
  }));
  store.setState({ choice: readChoice() });
  addEventListener('storage', (event) => {
    if (event.key !== themeStorageKey) return;
    const choice = readChoice();
    applyChoice(choice);
    store.setState({ choice });
  });
  return store;
}

function readChoice(): ThemeChoice {
  const stored = localStore.read(themeStorageKey);
  if (isThemeChoice(stored)) return stored;
  const choice = document.documentElement.dataset['theme'];
  return isThemeChoice(choice) ? choice : 'system';
}

function applyChoice(choice: ThemeChoice): void {
  document.documentElement.dataset['theme'] = choice;
}
