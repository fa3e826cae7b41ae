/** Distances in CSS pixels, on a grid of four. A gap or a padding is one of these. */
export const spaces = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 64, 96] as const;
export type Space = (typeof spaces)[number];

/**
 * Sizes of type, in rem (16 px). The three largest grow with the window: `section` is the `h2` of a marketing page
 * (36 px on a wide window), `title` every page's `h1` (40 px), `display` a hero's headline.
 */
export const fontSizes = {
  small: '0.875rem',
  body: '1rem',
  large: '1.125rem',
  heading: '1.375rem',
  section: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)',
  title: 'clamp(1.625rem, 1.285rem + 1.47vw, 2.5rem)',
  display: 'min(14vw, clamp(2.125rem, 1.5rem + 2.8vw, 3.25rem))',
} as const;
export type FontSize = keyof typeof fontSizes;

/** Line heights without a unit, one for each size of type. */
export const lineHeights: Readonly<Record<FontSize, string>> = {
  small: '1.45',
  body: '1.5',
  large: '1.5',
  heading: '1.3',
  section: '1.2',
  title: '1.15',
  display: '1.1',
};

export const fontWeights = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;
export type FontWeight = keyof typeof fontWeights;

/** Corners, in CSS pixels. */
export const radii = { small: '4px', medium: '8px', large: '12px', full: '999px' } as const;

/** Motion is short and stops entirely for people who ask for less of it. */
export const motion = { fast: '120ms', normal: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Heights of controls, which grow with the font, widths of frames and the order of what floats. */
export const sizes = {
  controlSmall: '2rem',
  control: '2.5rem',
  controlLarge: '3rem',
  framePage: '1200px',
  frameReading: '720px',
  frameForm: '480px',
  headerHeight: '4rem',
} as const;

export const layers = { header: '100', floating: '200', toast: '300' } as const;

/**
 * Widths from which a layout changes, with the default font of 16 px. Media queries cannot read variables, so these are
 * the one source for both.
 */
export const breakpoints = { small: 640, medium: 768, large: 1024, wide: 1200 } as const;
export type Breakpoint = keyof typeof breakpoints;
