import { expect, test } from 'vitest';
import { dark, light } from '../tokens/palette';
import { fontFallbacks } from '../tokens/font-fallbacks';
import { font, fontFaceCss, themeCss } from './theme';

const body = (selector: string) =>
  new RegExp(`(?:^|\\}|\\{)${selector.replaceAll(/[[\](),=]/g, '\\$&')}\\{([^}]*)\\}`).exec(themeCss)?.[1] ?? '';

test('light is the default, and what `light` and a `system` on a light machine show', () => {
  expect(body(':root,[data-theme=light],[data-theme=system]')).toContain(`--cp-bg-page:${light.bgPage};`);
});

test('dark is what `dark` shows, and `system` only on a dark machine', () => {
  expect(body('[data-theme=dark]')).toContain(`--cp-text-2:${dark.text2};`);
  expect(themeCss).toContain('@media screen and (prefers-color-scheme:dark){[data-theme=system]{color-scheme:dark;');
});

test('both themes set the same variables', () => {
  const names = (css: string) => [...css.matchAll(/(--cp-[a-z0-9-]+):/g)].map(([, name]) => name);
  expect(names(body('[data-theme=dark]'))).toEqual(names(body(':root,[data-theme=light],[data-theme=system]')));
});

test('the font file has a face, and every fallback is named after it', () => {
  const css = fontFaceCss('/fonts/public-sans.woff2');
  expect(css).toContain(`font-family:'${font.family}'`);
  expect(css).toContain('url(/fonts/public-sans.woff2)');
  const named = /--cp-font-family:([^;]+);/.exec(themeCss)?.[1] ?? '';
  const families = [...css.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family ?? '');
  expect(named.startsWith(families.map((family) => `'${family}'`).join(', '))).toBe(true);
});

const publicSans = { meanWidth: 935 / 2000, ascent: 0.95, descent: 0.225 };

/**
 * Mean width of a letter of English text, in ems: from `@capsizecss/metrics` 4.3.0. It has no DejaVu Sans: its file
 * (2.37) lays 6,000 letters of English out 1.089 times as wide as Public Sans.
 */
const meanWidths: Readonly<Record<string, number>> = {
  Arial: 913 / 2048,
  Roboto: 911 / 2048,
  'Noto Sans': 474 / 1000,
  'DejaVu Sans': 1.089 * publicSans.meanWidth,
};

test.each(fontFallbacks)('$family takes the room of Public Sans: width, ascent, descent', ({ family, local, size }) => {
  const face =
    fontFaceCss('/font')
      .split('@font-face')
      .find((rule) => rule.includes(`'${family}'`)) ?? '';
  const value = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]) / 100;
  expect(value('size-adjust')).toBe(size / 100);
  const width = (meanWidths[local[0] ?? ''] ?? 0) * value('size-adjust');
  expect(Math.abs(width / publicSans.meanWidth - 1)).toBeLessThan(0.01);
  expect(value('ascent-override') * value('size-adjust')).toBeCloseTo(publicSans.ascent, 2);
  expect(value('descent-override') * value('size-adjust')).toBeCloseTo(publicSans.descent, 2);
  expect(value('line-gap-override')).toBe(0);
});

test('no rule asks what the whole document holds: browsers would style all of it anew for each added element', () => {
  expect(themeCss).not.toMatch(/(?:^|[},\s])(?:html|body|:root|#\w+):has\(/);
});
