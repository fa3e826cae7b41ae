import { create } from 'storybook/theming/create';
import { dark, light, type Palette } from '../src/tokens/palette';

const font = "'Public Sans Variable', system-ui, 'Segoe UI', Roboto, sans-serif";

const themeOf = (base: 'light' | 'dark', palette: Palette) =>
  create({
    base,
    brandTitle: 'Counterpart design system',
    brandUrl: './?path=/story/start--start',
    brandTarget: '_self',
    fontBase: font,
    colorPrimary: palette.primary,
    colorSecondary: palette.primary,
    appBg: palette.bgSubtle,
    appContentBg: palette.bg,
    appPreviewBg: palette.bgPage,
    appBorderColor: palette.border,
    appBorderRadius: 8,
    textColor: palette.text,
    textInverseColor: palette.onPrimary,
    textMutedColor: palette.text3,
    barBg: palette.bg,
    barTextColor: palette.text2,
    barHoverColor: palette.primaryHover,
    barSelectedColor: palette.primary,
    buttonBg: palette.bg,
    buttonBorder: palette.borderControl,
    booleanBg: palette.bgSubtle,
    booleanSelectedBg: palette.primaryBg,
    inputBg: palette.bg,
    inputBorder: palette.borderControl,
    inputTextColor: palette.text,
    inputBorderRadius: 8,
  });

/** Storybook's own frame and documentation in the product's colors. */
export const storybookThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };
