import { fontFallbacks } from './font-fallbacks';
import { avatarGrounds, dark, light, onAvatar, type Palette } from './palette';
import { fontSizes, fontWeights, layers, lineHeights, motion, radii, sizes, spaces } from './scale';

/** The prefix of every variable of the product. */
const prefix = '--cp-';

type Variables = Readonly<Record<string, string>>;

const kebab = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

function named(group: string, values: Readonly<Record<string, string>>): Variables {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${group}${kebab(name)}`, value]));
}

/** Color variables of one theme: `text2` becomes `--cp-text-2`. */
export function colorVariables(palette: Palette): Variables {
  return named('', { ...palette });
}

/** Everything that is the same in both themes: type, space, corners, motion, sizes, avatar grounds. */
export const constantVariables: Variables = {
  [`${prefix}font-family`]: [
    "'Public Sans Variable'",
    ...fontFallbacks.map(({ family }) => `'${family}'`),
    "system-ui, 'Segoe UI', Roboto, sans-serif",
  ].join(', '),
  [`${prefix}font-mono`]: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  ...named('font-size-', fontSizes),
  ...named('line-height-', lineHeights),
  ...named('weight-', fontWeights),
  ...Object.fromEntries(spaces.map((space) => [`${prefix}space-${space}`, `${space}px`])),
  ...named('radius-', radii),
  ...named('motion-', motion),
  ...named('size-', sizes),
  ...named('layer-', layers),
  ...Object.fromEntries(avatarGrounds.map((ground, index) => [`${prefix}avatar-${index}`, ground])),
  [`${prefix}on-avatar`]: onAvatar,
};

/** The names of all variables there are; a test holds every component to this list. */
export const variableNames: readonly string[] = [
  ...Object.keys(colorVariables(light)),
  ...Object.keys(colorVariables(dark)),
  ...Object.keys(constantVariables),
].filter((name, index, all) => all.indexOf(name) === index);
