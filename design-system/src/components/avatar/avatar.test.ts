import { expect, test } from 'vitest';
import { initials } from './avatar';

test.each([
  ['Maria Castellanos', 'MC'],
  ['maria de la cruz', 'MC'],
  ['  Cher ', 'C'],
  ['', '?'],
])('the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
