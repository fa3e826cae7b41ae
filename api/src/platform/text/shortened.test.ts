import { expect, it } from 'vitest';
import { shortened } from './shortened';

it.each([
  ['short enough', 'short enough'],
  ['  two\n lines ', 'two lines'],
  ['The books are closed for March', 'The books are closed…'],
  ['The books are closing for March', 'The books are…'],
  ['The books are ready, and so on', 'The books are ready…'],
  ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrst…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧👩‍👩‍👧…'],
])('shortens %j to %j', (text, expected) => {
  expect(shortened(text, 21)).toBe(expected);
  expect(shortened(text, 21).length).toBeLessThanOrEqual(21);
});
