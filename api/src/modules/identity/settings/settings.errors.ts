import { conflict } from '../../../platform/errors/app-error';

export const settingsChanged = () =>
  conflict('Someone saved the settings after you opened them. Compare their version with yours.', 'settings_changed');
