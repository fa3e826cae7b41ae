import type { Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Stack } from '@counterpart/design-system/layout';
import { RatingBreakdown, wholeStars } from '@counterpart/design-system/rating-breakdown';
import { Heading } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { ProfessionalReview } from './professional-review';
import { useReviews } from '../../professionals/use-reviews';
import { useStars } from './use-stars';

/** Number of reviews before 'Read All'. */
const shown = 2;

interface Props {
  readonly professional: Professional;
  /** Shows all of them. */
  readonly onReadAll: () => void;
}

/** Breakdown of ratings and newest reviews, all or of one number of stars; nothing before the first review. */
export function ReviewDigest({ professional, onReadAll }: Props): ReactNode {
  const { data = [] } = useReviews(professional.id);
  const [stars, choose] = useStars();
  if (professional.avgRating === null || data.length === 0) return null;
  const matching = stars ? data.filter(({ rating }) => wholeStars(rating) === stars) : data;
  return (
    <Stack as="section" gap={16} aria-label="Newest reviews">
      <Heading level={2}>What Clients Say</Heading>
      <RatingBreakdown
        average={professional.avgRating}
        ratings={data.map(({ rating }) => rating)}
        chosen={stars}
        onChoose={choose}
      />
      <div data-people>
        {matching.slice(0, shown).map((review) => (
          <ProfessionalReview key={review.id} review={review} professional={professional} />
        ))}
      </div>
      <div>
        <Button variant="secondary" onClick={onReadAll}>
          {data.length === 1 ? 'Go to the Review' : `Read All ${data.length} Reviews`}
        </Button>
      </div>
    </Stack>
  );
}
