import { fullName, type Professional } from '@counterpart/api/contract';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { ReviewItem } from '@counterpart/design-system/review-item';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading } from '@counterpart/design-system/text';
import { errorSentence } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { ReviewNotes } from './review-notes';
import { useReviews } from './use-reviews';
import { WriteReview } from './write-review';

/** What clients say, newest first, and a way to add to it. */
export function ReviewsSection({ professional }: { readonly professional: Professional }): ReactNode {
  return (
    <Stack gap={24}>
      <Heading level={2}>Client Reviews</Heading>
      <WriteReview professional={professional} />
      <ReviewList professional={professional} />
    </Stack>
  );
}

function ReviewList({ professional }: { readonly professional: Professional }): ReactNode {
  const { data, error, isValidating, mutate } = useReviews(professional.id);
  if (error && !data)
    return (
      <ErrorState
        compact
        headingLevel={3}
        title="We could not load the reviews"
        description={errorSentence(error)}
        retrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading reviews">
        <Stack gap={24}>
          <Skeleton shape="block" height={96} />
          <Skeleton shape="block" height={96} />
        </Stack>
      </SkeletonGroup>
    );
  if (data.length === 0)
    return (
      <EmptyState
        compact
        headingLevel={3}
        illustration={null}
        title="No reviews yet. Be the first to leave a review!"
      />
    );
  return (
    <div data-people>
      {data.map((review) => (
        <ReviewItem
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
          reply={review.reply ? { from: professional.firstName, text: review.reply } : null}
          actions={<ReviewNotes review={review} professional={professional} />}
        />
      ))}
    </div>
  );
}
