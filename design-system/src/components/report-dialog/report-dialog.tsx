import type { ComponentProps, ReactNode } from 'react';
import { FormDialog } from '../dialog/dialog';
import { Field } from '../field/field';
import { useForm } from '../form/form';
import { RadioGroup, type RadioOption } from '../radio-group/radio-group';
import { TextArea } from '../text-input/text-input';

interface Report<Reason extends string> {
  /** `null` while nothing is chosen. */
  readonly reason: Reason | null;
  readonly details: string;
}

export interface ReportDialogProps<Reason extends string> extends Pick<
  ComponentProps<typeof FormDialog>,
  'open' | 'onClose' | 'title' | 'description' | 'size'
> {
  /** Label of the reasons. */
  readonly question: string;
  readonly reasons: readonly RadioOption<Reason>[];
  readonly detailsMax: number;
  /** Characters that the reason `other` needs in details; without, they are always optional. */
  readonly otherMin?: number;
  /** Default 'Send Report'. */
  readonly submitLabel?: string;
  /** Draft of what was entered: the SDK's `useDraft` is one. */
  readonly draft: Parameters<typeof useForm>[0]['draft'];
  /** Resolves with true once it was sent: the dialog then closes. */
  readonly onSend: (reason: Reason, details: string) => Promise<boolean>;
  /** The thing that is reported, in a few words. */
  readonly about?: ReactNode;
  readonly note?: ReactNode;
}

/** Asks what is wrong with something and sends it to those who look after it. */
export function ReportDialog<Reason extends string>({
  question,
  reasons,
  detailsMax,
  otherMin = 0,
  submitLabel = 'Send Report',
  draft,
  onSend,
  about,
  note,
  ...dialog
}: ReportDialogProps<Reason>): ReactNode {
  const detailsError = ({ reason, details }: Report<Reason>) => {
    if (reason === 'other' && details.trim().length < otherMin) return 'Please describe what is wrong';
    if (details.trim().length > detailsMax) return `The description must be at most ${detailsMax} characters`;
    return undefined;
  };
  const { values, errors, field, pending, submit } = useForm<Report<Reason>>({
    draft,
    initial: { reason: null, details: '' },
    validate: (report) => ({
      reason: report.reason === null ? 'Please select a reason' : undefined,
      details: detailsError(report),
    }),
    send: async ({ reason, details }, { reset }) => {
      if (reason === null || !(await onSend(reason, details.trim()))) return;
      reset();
      dialog.onClose();
    },
  });
  return (
    <FormDialog {...dialog} form={{ pending, submit }} submitLabel={submitLabel} pendingLabel="Sending...">
      {about}
      <RadioGroup label={question} options={reasons} {...field('reason')} error={errors.reason} />
      <Field label="Details" optional={otherMin === 0 || values.reason !== 'other'} error={errors.details}>
        <TextArea {...field('details')} rows={3} countLimit={detailsMax} />
      </Field>
      {note}
    </FormDialog>
  );
}
