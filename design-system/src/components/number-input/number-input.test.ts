import { expect, test } from 'vitest';
import { parseNumber } from './number-input';

test.each([
  ['1200', 1200],
  ['1,200', 1200],
  [' 1 200 ', 1200],
  ['-4', -4],
  ['', null],
  ['twelve', Number.NaN],
  ['12.5', Number.NaN],
])("'%s' is %s as a whole number", (text, number) => {
  expect(parseNumber(text, false)).toBe(number);
});

test.each([
  ['12.5', 12.5],
  ['12.', 12],
  ['.5', 0.5],
  ['1.2.3', Number.NaN],
])("'%s' is %s with decimals", (text, number) => {
  expect(parseNumber(text, true)).toBe(number);
});
