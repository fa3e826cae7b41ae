import { expect, it } from 'vitest';
import { sortOptions, sortReason } from './sort-options';

const ties = 'Only exact ties go by plan: Premium first, then Professional.';
const offered = sortOptions({ priceUnit: 'hour' }).map(({ value }) => value);

it.each(offered)('the order by %s says what a plan decides in it', (sort) => {
  const isByName = sort === 'nameAsc' || sort === 'nameDesc';
  expect(sortReason[sort]?.endsWith(ties) ?? false).toBe(!isByName);
});
