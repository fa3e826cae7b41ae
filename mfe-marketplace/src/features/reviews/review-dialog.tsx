import type { ReactNode } from 'react';
import { DeleteReviewDialog } from './delete-review-dialog';
import { EditReviewDialog } from './edit-review-dialog';
import { ReplyDialog } from './reply-dialog';
import { ReportDialog } from './report-dialog';
import type { ReviewAction } from './review-actions';
import type { ChangeableReview } from './use-review-changes';

/** What every dialog about a review is given. */
export interface ReviewDialogProps {
  readonly review: ChangeableReview;
  readonly professional: { readonly id: number; readonly firstName: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

const DIALOGS: Record<ReviewAction, (props: ReviewDialogProps) => ReactNode> = {
  edit: EditReviewDialog,
  delete: DeleteReviewDialog,
  reply: ReplyDialog,
  report: ReportDialog,
};

/** The dialog of an action. */
export function ReviewDialog({ action, ...props }: ReviewDialogProps & { readonly action: ReviewAction }): ReactNode {
  const Dialog = DIALOGS[action];
  return <Dialog {...props} />;
}
