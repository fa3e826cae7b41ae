import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { TextArea } from '@counterpart/design-system/text-input';
import { useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface Props {
  readonly draft: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  readonly max: number;
  readonly isOptional?: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
  /** @returns true once it is done */
  readonly onSend: (reason: string) => Promise<boolean>;
}

/** Asks for words that the other side reads: why a proposal is declined, what is missing in a document. */
export function ReasonDialog({ draft, label, max, isOptional = false, failure, onSend, ...dialog }: Props): ReactNode {
  const { values, errors, field, submit, pending } = useForm({
    draft: useDraft(draft),
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() || isOptional ? undefined : 'Write a sentence' }),
    send: async ({ reason }, { reset }) => {
      if (!(await onSend(reason.trim()))) return;
      reset();
      dialog.onClose();
    },
  });
  return (
    <FormDialog {...dialog} form={{ submit, pending }} submitDisabled={values.reason.trim().length > max}>
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field label={label} error={errors.reason} optional={isOptional}>
        <TextArea {...field('reason')} rows={3} countLimit={max} />
      </Field>
    </FormDialog>
  );
}
