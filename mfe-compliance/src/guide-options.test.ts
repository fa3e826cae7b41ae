import { expect, test } from 'vitest';
import { industryOptions, jurisdictionOptions, labelOf } from './guide-options';

test('labels come from the list, other values are shown as words', () => {
  expect(labelOf(jurisdictionOptions, 'federal')).toBe('Federal');
  expect(labelOf(industryOptions, 'food-beverage')).toBe('Food & Beverage');
  expect(labelOf(industryOptions, 'marine-freight')).toBe('Marine Freight');
  expect(labelOf(industryOptions, 'Restaurants and bars')).toBe('Restaurants and bars');
});
