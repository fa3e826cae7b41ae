import { reviewLimits } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { RatingInput } from '@counterpart/design-system/rating-input';
import { Heading } from '@counterpart/design-system/text';
import { TextArea } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { useForm } from '@counterpart/design-system/form';
import { useDraft } from '@counterpart/shell/sdk';
import { validateReview, type ReviewValues } from './review-validation';
import { useSubmitReview } from './use-submit-review';

const empty: ReviewValues = { rating: null, comment: '' };

/** Stars and a comment. Empties itself when the review was taken; keeps the text when it was not. */
export function ReviewForm({ professionalId }: { readonly professionalId: number }): ReactNode {
  const submitReview = useSubmitReview(professionalId);
  const { errors, pending, submit, field } = useForm<ReviewValues>({
    draft: useDraft(`review.${professionalId}`),
    initial: empty,
    validate: validateReview,
    send: async (review, { reset }) => {
      if (await submitReview(review)) reset();
    },
  });

  return (
    <Card tone="subtle">
      <form noValidate aria-label="Write a review" onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <Heading level={3}>Write a Review</Heading>
          <RatingInput label="Your rating" {...field('rating')} error={errors.rating} />
          <Field label="Your review" error={errors.comment}>
            <TextArea {...field('comment')} countLimit={reviewLimits.commentMax} />
          </Field>
          <div>
            <Button type="submit" pending={pending} pendingLabel="Submitting...">
              Submit Review
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
