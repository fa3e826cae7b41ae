import type { OwnReview } from '../../../contract/named-types';
import type { ProfessionalRecord } from '../../directory/professionals/professional-rows';
import type { Review } from './review.model';

/** A review as its author sees it, with the professional it is about. */
export interface WrittenReview {
  readonly review: Review;
  readonly professional: ProfessionalRecord;
}

/** A review as its author sees it among their own. */
export function presentOwnReview({ review, professional: { user, profile } }: WrittenReview): OwnReview {
  const { id, accountantId, rating, comment, createdAt, editedAt, reply, hiddenReason } = review;
  const { firstName, lastName, profilePicture } = user;
  return {
    id,
    rating,
    comment,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    reply,
    hiddenReason,
    professional: { id: accountantId, firstName, lastName, profilePicture, professions: profile?.professions ?? [] },
  };
}
