import { fullName, type Review, type User } from '@counterpart/api/contract';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { reviewsPicture } from '@counterpart/design-system/pictures/reviews';
import { ReviewItem } from '@counterpart/design-system/review-item';
import { useTimeZone } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useMoreReviews, useReviews } from '../../professionals/use-reviews';
import { ReviewsPanel } from './reviews-panel';

interface Props {
  readonly user: User;
  /** Stands below a review: what can be done with it. */
  readonly notes: (review: Review) => ReactNode;
}

/** Reviews that clients wrote about the signed-in professional. */
export function ReceivedReviews({ user, notes }: Props): ReactNode {
  const timeZone = useTimeZone();
  const reviews = useReviews(user.id);
  const more = useMoreReviews(user.id, reviews);
  return (
    <ReviewsPanel
      title="Reviews Received"
      reviews={reviews}
      more={more}
      empty={
        <EmptyState
          headingLevel={3}
          illustration={reviewsPicture}
          title="No reviews yet"
          description="What clients write about you appears here and on your public profile."
        />
      }
    >
      {(review) => (
        <ReviewItem
          timeZone={timeZone}
          key={review.id}
          author={
            review.client && {
              id: review.clientId,
              name: fullName(review.client),
              picture: review.client.profilePicture,
            }
          }
          rating={review.rating}
          comment={review.comment}
          createdAt={review.createdAt}
          verifiedClient={review.verifiedClient}
          reply={review.reply === null ? null : { from: user.firstName, text: review.reply }}
          actions={notes(review)}
        />
      )}
    </ReviewsPanel>
  );
}
