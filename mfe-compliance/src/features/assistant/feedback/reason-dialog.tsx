import { assistantFeedbackLimits } from '@counterpart/api/contract';
import { ReportDialog } from '@counterpart/design-system/report-dialog';
import { useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import type { FeedbackReason } from './use-feedback';

const reasons: readonly { readonly value: FeedbackReason; readonly label: string }[] = [
  { value: 'wrong', label: 'It is wrong or out of date' },
  { value: 'incomplete', label: 'Something is missing' },
  { value: 'unclear', label: 'It is hard to understand' },
  { value: 'off_topic', label: 'It answers a different question' },
  { value: 'other', label: 'Something else' },
];

export interface ReasonDialogProps {
  /** Id of the answer's turn, which the draft is stored under. */
  readonly turnId: string;
  /** Resolves with true once the editors have it. */
  readonly onSend: (reason: FeedbackReason, details: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks why an answer did not help. */
export function ReasonDialog({ turnId, onSend, onClose }: ReasonDialogProps): ReactNode {
  return (
    <ReportDialog
      open
      size="small"
      title="What was wrong with the answer?"
      description="The question, the answer and what you write here go to our editors, without your name."
      question="Reason"
      reasons={reasons}
      detailsMax={assistantFeedbackLimits.detailsMax}
      submitLabel="Send Feedback"
      draft={useDraft(`feedback.${turnId}`)}
      onSend={onSend}
      onClose={onClose}
    />
  );
}
