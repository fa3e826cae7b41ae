import { expect, test } from 'vitest';
import { dark, light } from '../tokens/palette';
import { font, fontFaceCss, themeCss } from './theme';

const body = (selector: string) =>
  new RegExp(`(?:^|\\}|\\{)${selector.replaceAll(/[[\](),=]/g, '\\$&')}\\{([^}]*)\\}`).exec(themeCss)?.[1] ?? '';

test('light is the default, and what `light` and a `system` on a light machine show', () => {
  expect(body(':root,[data-theme=light],[data-theme=system]')).toContain(`--cp-bg-page:${light.bgPage};`);
});

test('dark is what `dark` shows, and `system` only on a dark machine', () => {
  expect(body('[data-theme=dark]')).toContain(`--cp-text-2:${dark.text2};`);
  expect(themeCss).toContain('@media (prefers-color-scheme:dark){[data-theme=system]{color-scheme:dark;');
});

test('both themes set the same variables', () => {
  const names = (css: string) => [...css.matchAll(/(--cp-[a-z0-9-]+):/g)].map(([, name]) => name);
  expect(names(body('[data-theme=dark]'))).toEqual(names(body(':root,[data-theme=light],[data-theme=system]')));
});

test('the font file has a face and a fallback with its measures', () => {
  const css = fontFaceCss('/fonts/public-sans.woff2');
  expect(css).toContain(`font-family:'${font.family}'`);
  expect(css).toContain('url(/fonts/public-sans.woff2)');
  expect(css).toContain('size-adjust');
});
