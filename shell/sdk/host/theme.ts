import type { StoreApi } from 'zustand';

/** Theme that a user may choose; stored in local storage under the key `theme`. */
export type ThemeChoice = 'light' | 'dark' | 'system';

export interface ThemeState {
  readonly choice: ThemeChoice;
  setChoice(choice: ThemeChoice): void;
}

export type ThemeStore = StoreApi<ThemeState>;
