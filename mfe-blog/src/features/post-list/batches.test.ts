import { expect, test } from 'vitest';
import { batchOffsets, blogHref } from './batches';

test('the first page is one batch', () => {
  expect(batchOffsets(null)).toEqual([0]);
  expect(batchOffsets('0')).toEqual([0]);
});

test('a shared address shows every batch up to its own', () => {
  expect(batchOffsets('18')).toEqual([0, 9, 18]);
});

test('an offset between two batches is the one before', () => {
  expect(batchOffsets('13')).toEqual([0, 9]);
});

test.each(['-9', 'abc', 'NaN', 'Infinity', '1e308', ''])('%s is the first page', (offset) =>
  expect(batchOffsets(offset)).toEqual([0]),
);

test('a very high offset does not ask for hundreds of batches', () => {
  const offsets = batchOffsets('900');
  expect(offsets).toHaveLength(12);
  expect(offsets.at(-1)).toBe(900);
});

test('addresses carry only what is set', () => {
  expect(blogHref({})).toBe('/blog');
  expect(blogHref({ category: 'technology' })).toBe('/blog?category=technology');
  expect(blogHref({ category: 'technology', offset: 9 })).toBe('/blog?category=technology&offset=9');
});
