import { expect, it } from 'vitest';
import { placementPromise } from '../professionals/placement';
import { sortOptions, sortReason } from './sort-options';

const offered = sortOptions({ priceUnit: 'hour' }).map(({ value }) => value);

it.each(offered)('the order by %s says what a plan decides in it', (sort) => {
  const isByName = sort === 'nameAsc' || sort === 'nameDesc';
  expect(sortReason[sort]?.endsWith(placementPromise) ?? false).toBe(!isByName);
});
