import { useStore } from 'zustand';
import { useHost } from './host';
import type { ThemeState } from './theme';

/** The theme choice and how to change it. Colors need neither: they are CSS variables. */
export function useTheme(): ThemeState {
  return useStore(useHost().theme);
}
