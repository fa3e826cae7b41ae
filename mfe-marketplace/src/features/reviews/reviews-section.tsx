import type { Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { reviewsPicture } from '@counterpart/design-system/pictures/reviews';
import { RatingBreakdown, wholeStars } from '@counterpart/design-system/rating-breakdown';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { errorSentence, ShowMore } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { ProfessionalReview } from './professional-review';
import { ReviewNotes } from './review-notes';
import { useStars } from './use-stars';
import { useMoreReviews, useReviews } from '../../professionals/use-reviews';
import { WriteReview } from './write-review';

/** Reviews by clients, newest first, and a way to add one. */
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
  const reviews = useReviews(professional.id);
  const { data, error, isValidating, mutate } = reviews;
  const more = useMoreReviews(professional.id, reviews);
  const [stars, choose] = useStars();
  if (error && !data)
    return (
      <ErrorState
        illustration={brokenPicture}
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
        illustration={reviewsPicture}
        title="No reviews yet. Be the first to leave a review!"
      />
    );
  const listed = stars ? data.filter(({ rating }) => wholeStars(rating) === stars) : data;
  return (
    <Stack gap={8}>
      {professional.avgRating !== null && (
        <RatingBreakdown
          average={professional.avgRating}
          ratings={data.map(({ rating }) => rating)}
          chosen={stars}
          onChoose={choose}
        />
      )}
      {stars && (
        <Inline gap={8} align="center" role="status">
          <Text size="small" tone="muted">
            {`${listed.length} of ${more === null ? '' : 'the newest '}${data.length} reviews with ${stars} ${stars === 1 ? 'star' : 'stars'}`}
          </Text>
          <Button size="small" variant="ghost" onClick={() => choose(null)}>
            Show All Reviews
          </Button>
        </Inline>
      )}
      <div data-people>
        {listed.map((review) => (
          <ProfessionalReview
            key={review.id}
            review={review}
            professional={professional}
            actions={<ReviewNotes review={review} professional={professional} />}
          />
        ))}
      </div>
      <ShowMore more={more} what="reviews" />
    </Stack>
  );
}
