import { expect, test } from 'vitest';
import { filtersHref, isFiltered, noFilters, readFilters } from './guide-filters';

test('an address and its filters say the same', () => {
  const filters = { q: 'sales tax', serviceTypes: 'payroll', industries: '', jurisdiction: 'state' };
  const href = filtersHref(filters);
  expect(href).toBe('/compliance?q=sales+tax&serviceTypes=payroll&jurisdiction=state');
  expect(readFilters(new URLSearchParams(href.split('?')[1]))).toEqual(filters);
});

test("the choice 'all' and blanks are no filter", () => {
  const filters = readFilters(new URLSearchParams('q=++&serviceTypes=all&industries=all&jurisdiction=all'));
  expect(filters).toEqual(noFilters);
  expect(isFiltered(filters)).toBe(false);
  expect(filtersHref(filters)).toBe('/compliance');
});

test('one filter is enough', () => {
  expect(isFiltered({ ...noFilters, jurisdiction: 'federal' })).toBe(true);
});
