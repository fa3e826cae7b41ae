import { addons } from 'storybook/manager-api';
import { storybookThemes } from './storybook-theme';

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: prefersDark ? storybookThemes.dark : storybookThemes.light });
