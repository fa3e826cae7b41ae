import { expect, it } from 'vitest';
import { professional, user } from '../../testing/people';
import { reviewPermission } from './review-permission';

const anyone = professional();

it('offers the form to a client who has not reviewed', () =>
  expect(reviewPermission(user(), anyone)).toEqual({ kind: 'form' }));

it('offers nothing to the owner', () =>
  expect(reviewPermission(user({ id: anyone.id, userType: 'accountant' }), anyone)).toEqual({ kind: 'none' }));

it.each([
  ['a visitor', null, anyone, 'Login Required', 'You need to login or create an account to leave reviews.', true],
  [
    'another professional',
    user({ userType: 'accountant' }),
    anyone,
    'Client Access Only',
    'Only clients can leave reviews for accountants.',
    false,
  ],
  [
    'a client who has reviewed',
    user(),
    professional({ permissions: { message: true, review: false, alreadyReviewed: true } }),
    'Already Reviewed',
    'You have already submitted a review for this accountant.',
    false,
  ],
])('tells %s why not', (_, who, about, title, description, signIn) => {
  expect(reviewPermission(who, about)).toEqual({ kind: 'refused', toast: { title, description }, signIn });
});
