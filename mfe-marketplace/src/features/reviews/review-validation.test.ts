import { expect, it } from 'vitest';
import { validateReview } from './review-validation';

it('accepts 3 to 500 characters and a rating', () => {
  expect(validateReview({ rating: 5, comment: 'Top' })).toEqual({ rating: undefined, comment: undefined });
  expect(validateReview({ rating: 1, comment: 'x'.repeat(500) })).toEqual({ rating: undefined, comment: undefined });
});

it('asks for a rating', () =>
  expect(validateReview({ rating: null, comment: 'Good work' }).rating).toBe('Please select a rating'));

it.each([
  ['  ab  ', 'Comment must be at least 3 characters'],
  ['', 'Comment must be at least 3 characters'],
  ['x'.repeat(501), 'Comment must be at most 500 characters'],
])('refuses the comment %j', (comment, message) =>
  expect(validateReview({ rating: 3, comment }).comment).toBe(message),
);
