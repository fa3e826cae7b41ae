import { useStore, type StoreApi } from 'zustand';
import { useHost } from './host';

/** What a person may choose; kept in local storage under the key `theme`. */
export type ThemeChoice = 'light' | 'dark' | 'system';

export interface ThemeState {
  readonly choice: ThemeChoice;
  setChoice(choice: ThemeChoice): void;
}

export type ThemeStore = StoreApi<ThemeState>;

/** The theme choice and how to change it. Colours need neither: they are CSS variables. */
export function useTheme(): ThemeState {
  return useStore(useHost().theme);
}
