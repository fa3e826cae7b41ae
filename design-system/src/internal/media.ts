import { breakpoints, type Breakpoint } from '../tokens/scale';

/** A media query for windows at least as wide as the breakpoint. */
export const from = (breakpoint: Breakpoint): string => `@media (min-width: ${breakpoints[breakpoint]}px)`;

/** A media query for windows narrower than the breakpoint. */
export const below = (breakpoint: Breakpoint): string => `@media (max-width: ${breakpoints[breakpoint] - 0.02}px)`;
