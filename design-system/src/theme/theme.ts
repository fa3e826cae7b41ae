import { dark, light } from '../tokens/palette';
import { colorVariables, constantVariables } from '../tokens/variables';
import { baseCss } from './base-css';
import { forcedColorsCss } from './forced-colors-css';

export { font, fontFaceCss } from './font';

const rule = (selector: string, variables: Readonly<Record<string, string>>, extra = '') =>
  `${selector}{${extra}${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const darkVariables = colorVariables(dark);

/**
 * Both themes and the base styles as one string of CSS, for a `<style>` in the document's head. The theme is the
 * `data-theme` attribute of `<html>`: `light`, `dark` or `system`; changing it renders nothing again.
 * It can also stand on any element, to show a part of a page in the other theme.
 */
export const themeCss: string = [
  rule(':root', constantVariables),
  rule(':root,[data-theme=light],[data-theme=system]', colorVariables(light), 'color-scheme:light;'),
  // Paper is white: every theme prints the light one.
  `@media screen{${rule('[data-theme=dark]', darkVariables, 'color-scheme:dark;')}}`,
  `@media screen and (prefers-color-scheme:dark){${rule('[data-theme=system]', darkVariables, 'color-scheme:dark;')}}`,
  baseCss,
  forcedColorsCss,
].join('');

/** The color of the browser's own frame, for `<meta name="theme-color">`. */
export const themeColors = { light: light.bg, dark: dark.bg } as const;
