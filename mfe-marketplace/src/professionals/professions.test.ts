import { expect, it } from 'vitest';
import { isListedIn, professionText, profilePath } from './professions';

it.each([
  [['accountant'], '/accountant/7'],
  [['bookkeeper'], '/accountant/7'],
  [['advisor', 'accountant'], '/advisors/7'],
  [['cfo'], '/fractional-cfos/7'],
  [[], '/accountant/7'],
] as const)('leads from %j to %s', (professions, path) =>
  expect(profilePath({ id: 7, professions: [...professions] })).toBe(path),
);

it('shows a professional below each of their directories', () => {
  const person = { professions: ['advisor', 'bookkeeper'] as ('advisor' | 'bookkeeper')[] };
  expect(isListedIn('accountants', person)).toBe(true);
  expect(isListedIn('advisors', person)).toBe(true);
  expect(isListedIn('fractional-cfos', person)).toBe(false);
  expect(professionText(person)).toBe('Financial Advisor, Bookkeeper');
});
