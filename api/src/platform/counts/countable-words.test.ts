import { expect, it } from 'vitest';
import { countableWords, mostCharacters } from './countable-words';

it.each([
  ['  CPA   for\tDentists ', 'cpa for dentists'],
  ['R&D tax-credit!!', 'r&d tax-credit'],
  ['“S corp” (Texas), 78701', 's corp texas 78701'],
  ['ＱＵＩＣＫＢＯＯＫＳ', 'quickbooks'],
  ['contabilidad para niños', 'contabilidad para niños'],
  ['1099-nec 2026', '1099-nec 2026'],
])('counts %j as %j', (typed, counted) => {
  expect(countableWords(typed)).toBe(counted);
});

it.each([
  'pat.doe@example.com',
  'mail pat@example',
  'call (415) 555-0132',
  '+1 415.555.0132',
  '123-45-6789',
  '4111 1111 1111 1111',
  '１２３４５６７８９',
  'https://example.com/me',
  'www.example.com',
  '!!! ???',
  '',
])('keeps nothing of %j', (typed) => {
  expect(countableWords(typed)).toBeNull();
});

it('cuts what is long, between whole characters', () => {
  expect(countableWords('a'.repeat(200))).toBe('a'.repeat(mostCharacters));
  expect(countableWords(`${'a'.repeat(mostCharacters - 1)}𐐷x`)).toBe('a'.repeat(mostCharacters - 1));
});
