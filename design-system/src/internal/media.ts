import { breakpoints, type Breakpoint } from '../tokens/scale';

/**
 * Breakpoints are in em, 16 px of the default font: with a larger one layouts change at wider windows, as its text
 * needs.
 */
const em = (pixels: number): string => `${pixels / 16}em`;

/** A media query for windows at least as wide as the breakpoint. */
export const from = (breakpoint: Breakpoint): string => `@media (min-width: ${em(breakpoints[breakpoint])})`;

/** A media query for windows narrower than the breakpoint. */
export const below = (breakpoint: Breakpoint): string => `@media (max-width: ${em(breakpoints[breakpoint] - 0.02)})`;
