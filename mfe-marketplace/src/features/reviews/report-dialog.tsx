import { reviewLimits } from '@counterpart/api/contract';
import { ReportDialog as Dialog } from '@counterpart/design-system/report-dialog';
import { useDraft, type Body } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import type { ReviewDialogProps } from './review-dialog-props';
import { useReviewChanges } from './use-review-changes';

type Reason = NonNullable<Body<'post', '/api/reviews/{id}/reports'>>['reason'];

const reasons: Record<Reason, string> = {
  spam: 'Advertising or spam',
  offensive: 'Insulting or hateful',
  not_a_client: 'Not written by a client',
  private_information: 'Shows private information',
  other: 'Something else',
};

/** Tells the moderators what is wrong with a review. */
export function ReportDialog({ review, professional, open, onClose }: ReviewDialogProps): ReactNode {
  const { report } = useReviewChanges(review, professional.id);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report this review"
      description="A moderator reads every report. A review that you only disagree with stays."
      question="What is wrong with it?"
      reasons={Object.entries(reasons).map(([value, label]) => ({ value: value as Reason, label }))}
      detailsMax={reviewLimits.reportDetailsMax}
      otherMin={reviewLimits.noteMin}
      draft={useDraft(`review-report.${review.id}`)}
      onSend={(reason, details) => report({ reason, details })}
    />
  );
}
