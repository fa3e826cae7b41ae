import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import { namedBreakpoints } from './named-breakpoints.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const wrong = (code) => ({ code, errors: [{ messageId: 'width' }] });

new RuleTester().run('named-breakpoints', namedBreakpoints, {
  valid: [
    "css`${from('large')} { gap: 0; }`",
    'css`@media (forced-colors: active) { min-width: 10px; }`',
    'css`@container (min-width: 400px) { gap: 0; }`',
    "globalThis.matchMedia('(prefers-reduced-motion: reduce)')",
  ],
  invalid: [
    wrong('css`@media (min-width: 1024px) { gap: 0; }`'),
    wrong('css`gap: 0; @media screen and (max-width: 639.98px) { gap: 8px; }`'),
    wrong('css`@media (width >= 640px) { gap: 8px; }`'),
    wrong('css`@media (min-width: ${width}px) { gap: 8px; }`'),
    wrong("const narrow = '@media (max-width: 767.98px)';"),
    wrong("window.matchMedia('(min-width: 640px)')"),
  ],
});
