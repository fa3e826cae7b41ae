import { expect, it } from 'vitest';
import { placed } from './navigation';

const names = ['/search', '/pricing', '/filings', '/payroll'];
const inOrder = (order: readonly string[], hidden: readonly string[] = []) =>
  placed(names, (name) => name, { order: [...order], hidden: [...hidden] });

it('puts what is named first, and what is new last, as it came', () => {
  expect(inOrder([])).toEqual(names);
  expect(inOrder(['/gone', '/filings', '/search'])).toEqual(['/filings', '/search', '/pricing', '/payroll']);
});

it('leaves out what is hidden', () => {
  expect(inOrder(['/pricing'], ['/pricing', '/payroll', '/gone'])).toEqual(['/search', '/filings']);
});
