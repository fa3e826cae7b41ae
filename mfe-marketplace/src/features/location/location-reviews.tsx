import type { LocationPage } from '@counterpart/api/contract';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { TestimonialCard } from '@counterpart/design-system/testimonial-card';
import { Heading } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';

/** The newest reviews by verified clients; nothing without. */
export function LocationReviews({ page: { reviews } }: { readonly page: LocationPage }): ReactNode {
  const id = useId();
  if (reviews.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} id={id}>
        What Verified Clients Say
      </Heading>
      <Grid as="ul" columns={3} gap={16} data-people>
        {reviews.map(({ id: reviewId, author, comment, rating, professionalName }) => (
          <TestimonialCard
            key={reviewId}
            as="li"
            quote={comment}
            author={{ id: reviewId, name: author }}
            position={`About ${professionalName}`}
            rating={rating}
          />
        ))}
      </Grid>
    </Stack>
  );
}
