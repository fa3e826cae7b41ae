import { reviewLimits } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { RatingInput, type RatingValue } from '@counterpart/design-system/rating-input';
import { TextArea } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import type { ReviewDialogProps } from './review-dialog-props';
import { validateReview, type ReviewValues } from './review-validation';
import { useReviewChanges } from './use-review-changes';
import { useForm } from '@counterpart/design-system/form';
import { useDraft } from '@counterpart/shell/sdk';

/** Changes stars and comment of one's own review. */
export function EditReviewDialog({ review, professional, open, onClose }: ReviewDialogProps): ReactNode {
  const { edit } = useReviewChanges(review, professional.id);
  const form = useForm<ReviewValues>({
    draft: useDraft(`review-change.${review.id}`),
    initial: { rating: review.rating as RatingValue, comment: review.comment },
    validate: validateReview,
    send: async ({ rating, comment }, { saved }) => {
      if (rating === null || !(await edit({ rating, comment: comment.trim() }))) return;
      saved();
      onClose();
    },
  });
  const { errors, field } = form;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Edit your review"
      description="Your review shows when it was edited. What it said before is kept for our moderators."
      form={form}
      submitLabel="Save Review"
      pendingLabel="Saving..."
    >
      <RatingInput label="Your rating" {...field('rating')} error={errors.rating} />
      <Field label="Your review" error={errors.comment}>
        <TextArea {...field('comment')} rows={5} countLimit={reviewLimits.commentMax} />
      </Field>
    </FormDialog>
  );
}
