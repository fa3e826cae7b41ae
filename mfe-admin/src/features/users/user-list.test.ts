import type { AdminUser } from '@counterpart/api/contract';
import { expect, test } from 'vitest';
import { checkUser, userBody, valuesOf } from './user-form';
import { userLocation } from './user-list';

const user = (id: number, firstName: string, email: string): AdminUser => ({
  id,
  username: email,
  email,
  firstName,
  lastName: 'Reyes',
  userType: 'client',
  accountState: 'active',
  profilePicture: null,
  city: 'Austin',
  state: 'Texas',
  createdAt: '2026-01-01T00:00:00.000Z',
});
const values = valuesOf(user(1, 'Ana', 'ana@example.test'));

test('a location is city and state, or says that it is not known', () => {
  expect(userLocation({ city: 'Austin', state: 'Texas' })).toBe('Austin, Texas');
  expect(userLocation({ city: null, state: 'Texas' })).toBe('Texas');
  expect(userLocation({ city: null, state: null })).toBe('Not specified');
});

test('names are required and the address must be one', () => {
  expect(checkUser(values, false)).toEqual({});
  expect(checkUser({ ...values, firstName: ' ', lastName: '', email: 'nobody' }, false)).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Invalid email address',
  });
  expect(checkUser({ ...values, city: 'x'.repeat(101) }, false)).toEqual({ city: 'Use at most 100 characters' });
});

test('another user type takes the password of who changes it', () => {
  expect(checkUser(values, true)).toEqual({ currentPassword: 'Enter your own password' });
  expect(checkUser({ ...values, currentPassword: 'x' }, true)).toEqual({});
});

test('the sent values are trimmed, and an empty city or state is null', () => {
  expect(userBody({ ...values, firstName: ' Ana ', city: ' ' })).toMatchObject({
    firstName: 'Ana',
    city: null,
    state: 'Texas',
  });
});
