import { fullName, type Professional, type Review } from '@counterpart/api/contract';
import { ReviewItem } from '@counterpart/design-system/review-item';
import { useTimeZone } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface Props {
  readonly review: Review;
  readonly professional: Pick<Professional, 'firstName'>;
  /** Controls below it. */
  readonly actions?: ReactNode;
}

/** A review on the page of the professional it is about. */
export function ProfessionalReview({ review, professional, actions }: Props): ReactNode {
  const timeZone = useTimeZone();
  return (
    <ReviewItem
      timeZone={timeZone}
      author={
        review.client && { id: review.clientId, name: fullName(review.client), picture: review.client.profilePicture }
      }
      rating={review.rating}
      comment={review.comment}
      createdAt={review.createdAt}
      verifiedClient={review.verifiedClient}
      reply={review.reply ? { from: professional.firstName, text: review.reply } : null}
      actions={actions}
    />
  );
}
