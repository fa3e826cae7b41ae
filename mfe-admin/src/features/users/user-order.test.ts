import type { AdminUser } from '@counterpart/api/contract';
import { expect, test } from 'vitest';
import { user } from '../../testing/fixtures';
import { orderUsers, readOrder, writeOrder } from './user-order';

const users = [
  user(1, 'Zoe', { city: null, state: null }),
  user(2, 'ana', { city: 'Boise' }),
  user(3, 'Åke', { city: 'Austin' }),
];
const ids = (sort: string | null, of: readonly AdminUser[] = users) =>
  orderUsers(of, readOrder(sort)).map(({ id }) => id);

test('an address and its order say the same', () => {
  for (const value of ['name', '-name', 'location', '-email']) expect(writeOrder(readOrder(value))).toBe(value);
  expect([readOrder(null), readOrder('password'), readOrder('toString')]).toEqual([null, null, null]);
  expect(writeOrder(null)).toBe('');
});

test('names are in the order of the alphabet, whatever their case', () => {
  expect(ids('name')).toEqual([3, 2, 1]);
  expect(ids('-name')).toEqual([1, 2, 3]);
});

test('places that are not known come last', () => {
  expect(ids('location')).toEqual([3, 2, 1]);
});

test('without an order users stay as the API gave them', () => {
  expect(ids(null)).toEqual([1, 2, 3]);
});
