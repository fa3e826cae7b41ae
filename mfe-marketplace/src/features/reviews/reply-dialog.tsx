import { reviewLimits } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { TextArea } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { useForm } from '@counterpart/design-system/form';
import { useDraft } from '@counterpart/shell/sdk';
import type { ReviewDialogProps } from './review-dialog-props';
import { lengthError } from './review-validation';
import { useReviewChanges } from './use-review-changes';

const { replyMin, replyMax } = reviewLimits;

/** The professional's one public answer to a review. */
export function ReplyDialog({ review, professional, open, onClose }: ReviewDialogProps): ReactNode {
  const { reply, removeReply } = useReviewChanges(review, professional.id);
  const draft = useDraft(`review-reply.${review.id}`);
  const form = useForm<{ readonly reply: string }>({
    draft,
    initial: { reply: review.reply ?? '' },
    validate: (values) => ({ reply: lengthError('Reply', values.reply, replyMin, replyMax) }),
    send: async (values, { saved }) => {
      if (!(await reply(values.reply.trim()))) return;
      saved();
      onClose();
    },
  });
  const remove = async () => {
    if (!(await removeReply())) return;
    form.set('reply', '');
    draft.forget();
    onClose();
  };
  const takeAway = review.reply !== null && (
    <Button variant="ghost" icon="trash" disabled={form.pending} onClick={() => void remove()}>
      Remove Reply
    </Button>
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Reply to this review"
      description="Your reply is public. You can reply once to each review, and edit your reply later."
      form={form}
      submitLabel="Publish Reply"
      pendingLabel="Publishing..."
      aside={takeAway}
    >
      <Field label="Your reply" error={form.errors.reply}>
        <TextArea {...form.field('reply')} rows={5} countLimit={replyMax} />
      </Field>
    </FormDialog>
  );
}
