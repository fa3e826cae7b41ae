/**
 * Exports of styled-components that areas and the design system may use: lint holds the list, and the rest is left out
 * of the browser's bundle. Stored releases have `keyframes`; new code has names in `base-css.ts`, which lint holds.
 */
// eslint-disable-next-line import-x/no-default-export -- the same name as the package's
export { css, default, keyframes } from 'styled-components';
