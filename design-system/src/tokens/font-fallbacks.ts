/** A font of the visitor's machine that stands in until the product's font is there. */
export interface FontFallback {
  /** Name of the adjusted face. */
  readonly family: string;
  /** Names under which machines know the font, full or PostScript; all of them have the same widths. */
  readonly local: readonly string[];
  /** Percent at which its running text is as wide as that of Public Sans. */
  readonly size: number;
}

/**
 * Fallbacks by what machines have: Windows, macOS and iOS have Arial, Android has Roboto, Linux one or more of the
 * others. The first that a machine has is used.
 */
export const fontFallbacks: readonly FontFallback[] = [
  { family: 'Public Sans Fallback', local: ['Arial', 'Liberation Sans', 'Arimo'], size: 104.2 },
  { family: 'Public Sans Roboto', local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], size: 105.5 },
  { family: 'Public Sans Noto', local: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'], size: 98.9 },
  { family: 'Public Sans DejaVu', local: ['DejaVu Sans', 'DejaVuSans'], size: 91.8 },
];
