/** The product's one font: Public Sans, variable weight, Latin, 27 KB. */
export const font = {
  family: 'Public Sans Variable',
  /** Where the file lies, as a module path; the page's server resolves and serves it. */
  file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  type: 'font/woff2',
} as const;

/**
 * The `@font-face` rules for a page that serves the font at `url`. The second face is Arial with
 * Public Sans's measures, so text does not move when the font arrives.
 */
export function fontFaceCss(url: string): string {
  return (
    `@font-face{font-family:'${font.family}';font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format('woff2')}` +
    `@font-face{font-family:'Public Sans Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:104.2%;ascent-override:91.1%;descent-override:21.6%;line-gap-override:0%}`
  );
}
