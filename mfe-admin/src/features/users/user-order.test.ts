import { expect, test } from 'vitest';
import { readOrder, writeOrder } from './user-order';

test('an address and its order say the same', () => {
  for (const value of ['name', '-name', 'location', '-email']) expect(writeOrder(readOrder(value))).toBe(value);
  expect([readOrder(null), readOrder('password'), readOrder('toString')]).toEqual([null, null, null]);
  expect(writeOrder(null)).toBe('');
});
