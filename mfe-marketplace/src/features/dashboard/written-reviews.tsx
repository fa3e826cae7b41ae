import { fullName, reviewLimits, type OwnReview } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { reviewsPicture } from '@counterpart/design-system/pictures/reviews';
import { ReviewItem } from '@counterpart/design-system/review-item';
import { apiKey, useApi, useMoreOf, useTimeZone } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { profilePath } from '../../professionals/professions';
import { ReviewsPanel } from './reviews-panel';

interface Props {
  /** Stands below a review: what can be done with it. */
  readonly notes: (review: OwnReview) => ReactNode;
}

/** Reviews that a client wrote, each with its professional. */
export function WrittenReviews({ notes }: Props): ReactNode {
  const timeZone = useTimeZone();
  const reviews = useApi('/api/reviews/mine');
  const more = useMoreOf(reviews, reviewLimits.listMax, 'id', ({ offset }) =>
    apiKey('/api/reviews/mine', { query: { offset } }),
  );
  return (
    <ReviewsPanel
      title="My Reviews"
      reviews={reviews}
      more={more}
      empty={
        <EmptyState
          headingLevel={3}
          illustration={reviewsPicture}
          title="No reviews yet"
          description="What you write about professionals appears here."
          action={<LinkButton href="/search">Find Accountants</LinkButton>}
        />
      }
    >
      {(review) => {
        const { id, rating, comment, createdAt, reply, hiddenReason, professional } = review;
        const name = fullName(professional);
        return (
          <ReviewItem
            timeZone={timeZone}
            key={id}
            author={{ id: professional.id, name, picture: professional.profilePicture }}
            rating={rating}
            comment={comment}
            createdAt={createdAt}
            reply={reply === null ? null : { from: professional.firstName, text: reply }}
            actions={
              <Stack gap={8}>
                {hiddenReason !== null && (
                  <Alert tone="warning" title="Removed by a moderator">
                    {hiddenReason}
                  </Alert>
                )}
                <Link href={profilePath(professional)}>{`View ${name}'s profile`}</Link>
                {notes(review)}
              </Stack>
            }
          />
        );
      }}
    </ReviewsPanel>
  );
}
