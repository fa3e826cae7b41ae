import type { ThemeChoice } from '../sdk/host/theme';

/** Key of the choice in local storage. */
export const themeStorageKey = 'theme';

/** Narrows anything that was stored. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Runs in the head before anything is painted, so that no page flashes in the wrong theme. */
export const themeBootScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){};`;
