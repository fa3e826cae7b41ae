import { fontFallbacks, type FontFallback } from '../tokens/font-fallbacks';

/** The product's one font: Public Sans, variable weight, Latin, 27 KB. */
export const font = {
  family: 'Public Sans Variable',
  /** Module path of the file; the page's server resolves and serves it. */
  file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  type: 'font/woff2',
} as const;

/** Height above and below the baseline, in percent of the size, as the font's file says. */
const ascent = 95;
const descent = 22.5;

const percent = (value: number) => `${+value.toFixed(1)}%`;

/** A face of a font of the machine that takes the room of Public Sans. */
function fallbackCss({ family, local, size }: FontFallback): string {
  const part = (height: number) => percent((height / size) * 100);
  return (
    `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join()};` +
    `size-adjust:${percent(size)};ascent-override:${part(ascent)};descent-override:${part(descent)};line-gap-override:0%}`
  );
}

/**
 * The `@font-face` rules for a page that serves the font at `url`. The other faces are fonts of the visitor's machine
 * with Public Sans's measures, so text does not move when the font arrives.
 */
export function fontFaceCss(url: string): string {
  return (
    `@font-face{font-family:'${font.family}';font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format('woff2')}` +
    fontFallbacks.map(fallbackCss).join('')
  );
}
