import { dark, light, avatarGrounds, type Palette } from '../../src/tokens/palette';
import {
  breakpoints,
  fontSizes,
  fontWeights,
  layers,
  lineHeights,
  motion,
  radii,
  sizes,
  spaces,
} from '../../src/tokens/scale';
import { colorVariables, constantVariables } from '../../src/tokens/variables';

/** A token as the Design Tokens Community Group writes it; strings for values, which is what Tokens Studio imports. */
interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

type Group = Readonly<Record<string, Token>>;

const group = <T>(values: Readonly<Record<string, T>>, token: (value: T) => Token): Group =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));

const hexByte = (value: number) => Math.round(value).toString(16).padStart(2, '0').toUpperCase();

/** `rgb(13 21 32 / 48%)` as `#0D15207A`: Figma knows no other way to write a color that lets through. */
export function hexColor(color: string): string {
  const [, red, green, blue, percent] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(color) ?? [];
  if (percent === undefined) return color;
  return `#${[red, green, blue].map((part) => hexByte(Number(part))).join('')}${hexByte(Number(percent) * 2.55)}`;
}

/** Each layer of a CSS shadow, the way Figma has them. */
export function shadowLayers(shadow: string): readonly object[] {
  return shadow.split(/,\s*(?=0)/).map((layer) => {
    const [, x, y, blur, , spread, color = ''] = /^(\S+) (\S+) (\S+)( (-?\d+px))? (rgb\(.+\))$/.exec(layer) ?? [];
    return {
      color: hexColor(color),
      offsetX: x === '0' ? '0px' : x,
      offsetY: y,
      blur,
      spread: spread ?? '0px',
      type: 'dropShadow',
    };
  });
}

const colors = ({ shadow, ...palette }: Palette) => ({
  color: group(palette, (color) => ({ $type: 'color', $value: hexColor(color) })),
  shadow: { floating: { $type: 'shadow', $value: shadowLayers(shadow) } },
});

/** A size that grows with the window is its largest here; the description has the whole of it. */
function fontSize(size: string): Token {
  const largest = /^clamp\(.*, (\S+)\)$/.exec(size)?.[1];
  return largest
    ? { $type: 'dimension', $value: largest, $description: `On the web: ${size}` }
    : { $type: 'dimension', $value: size };
}

const dimension = (value: string): Token => ({ $type: 'dimension', $value: value });

/** Tokens shared by both themes. */
const base = {
  space: group(Object.fromEntries(spaces.map((space) => [String(space), `${space}px`])), dimension),
  radius: group(radii, dimension),
  size: group(sizes, dimension),
  breakpoint: group(
    Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`])),
    dimension,
  ),
  fontFamily: { body: { $type: 'fontFamily', $value: ['Public Sans', 'system-ui', 'sans-serif'] } },
  fontSize: group(fontSizes, fontSize),
  lineHeight: group(lineHeights, (height) => ({ $type: 'number', $value: Number(height) })),
  fontWeight: group(fontWeights, (weight) => ({ $type: 'fontWeight', $value: Number(weight) })),
  duration: group({ fast: motion.fast, normal: motion.normal }, (time) => ({ $type: 'duration', $value: time })),
  ease: { standard: { $type: 'cubicBezier', $value: motion.ease.match(/[\d.]+/g)?.map(Number) } },
  avatar: group(Object.fromEntries(avatarGrounds.entries()), (color) => ({ $type: 'color', $value: color })),
};

/** Sets and themes as Tokens Studio reads them from one file. */
const forFigma = {
  base,
  light: colors(light),
  dark: colors(dark),
  $themes: (['light', 'dark'] as const).map((theme) => ({
    id: theme,
    name: theme === 'light' ? 'Light' : 'Dark',
    group: 'Theme',
    selectedTokenSets: { base: 'source', [theme]: 'enabled' },
  })),
  $metadata: { tokenSetOrder: ['base', 'light', 'dark'] },
};

const forCode = {
  light,
  dark,
  avatarGrounds,
  spaces,
  fontSizes,
  lineHeights,
  fontWeights,
  radii,
  motion,
  sizes,
  layers,
  breakpoints,
};

const rule = (selector: string, variables: Readonly<Record<string, string>>) =>
  `${selector} {\n${Object.entries(variables)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n}\n`;

const css = [
  '/* Written by `npm run tokens -w design-system`. Change src/tokens instead. */',
  rule(":root,\n[data-theme='light']", { ...constantVariables, ...colorVariables(light) }),
  rule("[data-theme='dark']", colorVariables(dark)),
].join('\n');

/** A token on a line. */
const tokenLines = /\{\s+("\$type": "[^"]+"),\s+("\$value": "[^"]*")\s+\}/g;
const json = (value: unknown) => `${JSON.stringify(value, null, 2).replace(tokenLines, '{ $1, $2 }')}\n`;

/** Files for designers and other programs, by name; built from `src/tokens`, the one source. */
export const tokenFiles: Readonly<Record<string, string>> = {
  'tokens.json': json(forCode),
  'tokens.css': css,
  'tokens.dtcg.json': json(forFigma),
};
