import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { useState, type ReactNode } from 'react';
import type { ReviewDialogProps } from './review-dialog-props';
import { useReviewChanges } from './use-review-changes';

/** Asks before one's own review goes for good. */
export function DeleteReviewDialog({ review, professional, open, onClose }: ReviewDialogProps): ReactNode {
  const { remove } = useReviewChanges(review, professional.id);
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    const isGone = await remove();
    setPending(false);
    if (isGone) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title="Delete your review?"
      description={`It leaves ${professional.firstName}'s profile and rating right away. You can write another one later.`}
      confirmLabel="Delete Review"
      pending={pending}
      pendingLabel="Deleting..."
    />
  );
}
