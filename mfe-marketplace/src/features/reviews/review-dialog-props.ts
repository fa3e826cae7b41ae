import type { ChangeableReview } from './use-review-changes';

/** What can be done with a review, each in a dialog that is loaded when it opens. */
export type ReviewAction = 'edit' | 'delete' | 'reply' | 'report';

/** What every dialog about a review is given. */
export interface ReviewDialogProps {
  readonly review: ChangeableReview;
  readonly professional: { readonly id: number; readonly firstName: string };
  readonly open: boolean;
  readonly onClose: () => void;
}
