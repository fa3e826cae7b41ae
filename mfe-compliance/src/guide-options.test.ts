import { expect, test } from 'vitest';
import { longDate, shortDate } from './guide-date';
import { industryOptions, jurisdictionOptions, labelOf } from './guide-options';

test('labels come from the list, other values are shown as words', () => {
  expect(labelOf(jurisdictionOptions, 'federal')).toBe('Federal');
  expect(labelOf(industryOptions, 'food-beverage')).toBe('Food & Beverage');
  expect(labelOf(industryOptions, 'marine-freight')).toBe('Marine Freight');
  expect(labelOf(industryOptions, 'Restaurants and bars')).toBe('Restaurants and bars');
});

test('dates are in UTC with a short or a long month', () => {
  expect(shortDate('2026-09-01T00:30:00.000Z')).toBe('Sep 1, 2026');
  expect(longDate('2026-09-01T00:30:00.000Z')).toBe('September 1, 2026');
});
