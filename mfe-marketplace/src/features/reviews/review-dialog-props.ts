import type { ChangeableReview } from './use-review-changes';

/** Actions on a review, each in a dialog that is loaded when it opens. */
export type ReviewAction = 'edit' | 'delete' | 'reply' | 'report';

/** Props of every dialog about a review. */
export interface ReviewDialogProps {
  readonly review: ChangeableReview;
  readonly professional: { readonly id: number; readonly firstName: string };
  readonly open: boolean;
  readonly onClose: () => void;
}
