import type { Professional, Review } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { reviewsPicture } from '@counterpart/design-system/pictures/reviews';
import { RatingBreakdown, wholeStars } from '@counterpart/design-system/rating-breakdown';
import { SkeletonRows } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, type More, ShowMore } from '@counterpart/shell/sdk';
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
  const more = useMoreReviews(professional.id, reviews);
  return (
    <Loaded
      of={reviews}
      name="the reviews"
      compact
      illustration={brokenPicture}
      headingLevel={3}
      skeleton={<SkeletonRows count={2} height={96} />}
    >
      {(data) => <LoadedReviews reviews={data} more={more} professional={professional} />}
    </Loaded>
  );
}

interface ListProps {
  readonly professional: Professional;
  readonly reviews: readonly Review[];
  readonly more: More | null | undefined;
}

function LoadedReviews({ professional, reviews, more }: ListProps): ReactNode {
  const [stars, choose] = useStars();
  if (reviews.length === 0)
    return (
      <EmptyState
        compact
        headingLevel={3}
        illustration={reviewsPicture}
        title="No reviews yet. Be the first to leave a review!"
      />
    );
  const listed = stars ? reviews.filter(({ rating }) => wholeStars(rating) === stars) : reviews;
  return (
    <Stack gap={8}>
      {professional.avgRating !== null && (
        <RatingBreakdown
          average={professional.avgRating}
          ratings={reviews.map(({ rating }) => rating)}
          chosen={stars}
          onChoose={choose}
        />
      )}
      {stars && (
        <Inline gap={8} align="center" role="status">
          <Text size="small" tone="muted">
            {`${listed.length} of ${more === null ? '' : 'the newest '}${reviews.length} reviews with ${stars} ${stars === 1 ? 'star' : 'stars'}`}
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
