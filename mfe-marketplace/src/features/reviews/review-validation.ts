import { limits } from '@counterpart/api/contract';
import type { RatingValue } from '@counterpart/design-system/rating-input';
import type { FieldErrors } from '../../forms/use-form';

export interface ReviewValues {
  /** `null` while nothing is chosen. */
  readonly rating: RatingValue | null;
  readonly comment: string;
}

const { commentMin, commentMax } = limits.review;

/** The rules of M §5 for a review. Spaces around the comment do not count. */
export function validateReview({ rating, comment }: ReviewValues): FieldErrors<ReviewValues> {
  return { rating: rating === null ? 'Please select a rating' : undefined, comment: commentError(comment.trim().length) };
}

function commentError(length: number): string | undefined {
  if (length < commentMin) return `Comment must be at least ${commentMin} characters`;
  if (length > commentMax) return `Comment must be at most ${commentMax} characters`;
  return undefined;
}
