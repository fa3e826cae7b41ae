import { reviewLimits } from '@counterpart/api/contract';
import type { RatingValue } from '@counterpart/design-system/rating-input';
import type { FieldErrors } from '@counterpart/design-system/form';

export interface ReviewValues {
  /** `null` while nothing is chosen. */
  readonly rating: RatingValue | null;
  readonly comment: string;
}

const { commentMin, commentMax } = reviewLimits;

/** The specified rules for a review. Spaces around the comment do not count. */
export function validateReview({ rating, comment }: ReviewValues): FieldErrors<ReviewValues> {
  return {
    rating: rating === null ? 'Please select a rating' : undefined,
    comment: lengthError('Comment', comment, commentMin, commentMax),
  };
}

/** Checks the length of a text; spaces around it do not count. */
export function lengthError(noun: string, text: string, min: number, max: number): string | undefined {
  const { length } = text.trim();
  if (length < min) return `${noun} must be at least ${min} characters`;
  return length > max ? `${noun} must be at most ${max} characters` : undefined;
}
