import { reviewLimits } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { TextArea } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { useForm } from '@counterpart/design-system/form';
import { useDraft } from '@counterpart/shell/sdk';
import { reportReasons, validateReport, type ReportValues } from './report-validation';
import type { ReviewDialogProps } from './review-dialog-props';
import { useReviewChanges } from './use-review-changes';

const empty: ReportValues = { reason: null, details: '' };

/** Tells the moderators what is wrong with a review. */
export function ReportDialog({ review, professional, open, onClose }: ReviewDialogProps): ReactNode {
  const { report } = useReviewChanges(review, professional.id);
  const form = useForm<ReportValues>({
    draft: useDraft(`review-report.${review.id}`),
    initial: empty,
    validate: validateReport,
    send: async ({ reason, details }, { reset }) => {
      if (reason === null || !(await report({ reason, details: details.trim() }))) return;
      reset();
      onClose();
    },
  });
  const { values, errors, field } = form;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Report this review"
      description="A moderator reads every report. A review that you only disagree with stays."
      pending={form.pending}
      onSubmit={(event) => void form.submit(event)}
      submitLabel="Send Report"
      pendingLabel="Sending..."
    >
      <RadioGroup label="What is wrong with it?" options={reportReasons} {...field('reason')} error={errors.reason} />
      <Field label="Details" optional={values.reason !== 'other'} error={errors.details}>
        <TextArea {...field('details')} rows={3} countLimit={reviewLimits.reportDetailsMax} />
      </Field>
    </FormDialog>
  );
}
