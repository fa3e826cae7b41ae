import type { ReactNode } from 'react';
import { DeleteReviewDialog } from './delete-review-dialog';
import { EditReviewDialog } from './edit-review-dialog';
import { ReplyDialog } from './reply-dialog';
import { ReportDialog } from './report-dialog';
import type { ReviewAction, ReviewDialogProps } from './review-dialog-props';

const dialogs: Record<ReviewAction, (props: ReviewDialogProps) => ReactNode> = {
  edit: EditReviewDialog,
  delete: DeleteReviewDialog,
  reply: ReplyDialog,
  report: ReportDialog,
};

/** The dialog of an action. */
export function ReviewDialog({ action, ...props }: ReviewDialogProps & { readonly action: ReviewAction }): ReactNode {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
