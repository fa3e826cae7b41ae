import { expect, it } from 'vitest';
import { withoutPersonal } from './private-text';

it.each([
  [`Unexpected token 'J', "{"name":"Jo Lee"}" is not valid JSON`, `Unexpected token 'J', "…" is not valid JSON`],
  ['GET https://site.example/auth/reset?token=abc#x failed', 'GET https://site.example/auth/reset failed'],
  ['Loading /auth/reset/9f8e7d6c5b4a39281706f5e4 failed with 404', 'Loading /auth/reset/[code] failed with 404'],
  ['No user ann.lee@example.com, call (212) 555-0100', 'No user [email] call ([number]'],
  ['Minified React error #418; visit it', 'Minified React error #418; visit it'],
  ["Cannot read properties of undefined (reading 'getDerivedStateFromProps')", null],
])('takes what is personal out of %s', (message, expected) => {
  expect(withoutPersonal(message)).toBe(expected ?? message);
});
