import { expect, test } from 'vitest';
import { initials } from './avatar';

test.each([
  ['Maria Castellanos', 'MC'],
  ['maria de la cruz', 'MC'],
  ['  Cher ', 'C'],
  ['', '?'],
  ['😀 Doe', '😀D'],
  ['Ada 👩🏽‍⚕️', 'A👩🏽‍⚕️'],
  ['E\u0301lan Noe\u0308l', 'E\u0301N'],
])('the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
