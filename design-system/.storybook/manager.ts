import { addons } from 'storybook/manager-api';
import { storybookThemes } from './storybook-theme';

/** Stories that are pages to read: they have no controls, and the whole height is theirs. */
const isReading = (storyId = '') =>
  /^(start|changelog|foundations-(?!icon-|text-|themeswitch)|patterns)-/.test(storyId);

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  theme: prefersDark ? storybookThemes.dark : storybookThemes.light,
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (isReading(storyId) ? false : isShown),
  },
});
