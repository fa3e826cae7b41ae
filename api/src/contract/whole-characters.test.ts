import { describe, expect, it } from 'vitest';
import { firstCharacter, wholeCharacters } from './whole-characters';

describe('the beginning of a text', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly', 7, 'exactly'],
    ['two words', 5, 'two w'],
    ['ab👍🏽', 4, 'ab'],
    ['ab👍🏽', 6, 'ab👍🏽'],
    ['👨‍👩‍👧 family', 7, ''],
    ['cafe\u0301s', 4, 'caf'],
    ['🇺🇸🇨🇦', 7, '🇺🇸'],
  ])('of %j in %i units is %j', (text, length, beginning) => {
    expect(wholeCharacters(text, length)).toBe(beginning);
  });
});

it.each([
  ['Doe', 'D'],
  ['👩‍💻 Doe', '👩‍💻'],
  ['E\u0301mile', 'E\u0301'],
  ['', ''],
])('the first character of %j is %j', (text, first) => {
  expect(firstCharacter(text)).toBe(first);
});
