import { assistantFeedbackLimits } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { TextArea } from '@counterpart/design-system/text-input';
import { useDraftState } from '@counterpart/shell/sdk';
import { type ReactNode, type SubmitEvent } from 'react';
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
  readonly isSending: boolean;
  readonly onSend: (reason: FeedbackReason, details: string) => void;
  readonly onClose: () => void;
}

/** Asks why an answer did not help. */
export function ReasonDialog({ turnId, isSending, onSend, onClose }: ReasonDialogProps): ReactNode {
  const [reason, setReason] = useDraftState<FeedbackReason | ''>(`feedback.${turnId}.reason`, '');
  const [details, setDetails] = useDraftState(`feedback.${turnId}`, '');
  const isTooLong = details.trim().length > assistantFeedbackLimits.detailsMax;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason && !isTooLong) onSend(reason, details);
  };
  return (
    <FormDialog
      open
      size="small"
      title="What was wrong with the answer?"
      description="The question, the answer and what you write here go to our editors, without your name."
      onClose={onClose}
      submitLabel="Send Feedback"
      submitDisabled={!reason || isTooLong}
      pending={isSending}
      onSubmit={submit}
    >
      <RadioGroup label="Reason" options={reasons} value={reason} onChange={setReason} />
      <Field label="Details" optional error={isTooLong ? 'Use at most 500 characters.' : null}>
        <TextArea rows={3} value={details} onChange={(event) => setDetails(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
