import { newsletterLimits, type NewsletterSubscriber } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { TextArea } from '@counterpart/design-system/text-input';
import { useDraftState } from '@counterpart/shell/sdk';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';

interface Props {
  readonly subscriber: NewsletterSubscriber;
  readonly pending: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Ends the subscription of a reader who asked for it, with a reason for them and for the audit log. */
export function UnsubscribeDialog({
  subscriber: { id, email, status },
  pending,
  onConfirm,
  onClose,
}: Props): ReactNode {
  const [reason, setReason] = useDraftState(`unsubscription.${id}`, '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { reasonMin, reasonMax } = newsletterLimits;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim().length < reasonMin) {
      setError('Please give a reason');
      field.current?.focus();
    } else onConfirm(reason.trim());
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Unsubscribe a reader"
      description={`${email} gets no more articles, and can subscribe again.`}
      submitLabel="Unsubscribe"
      tone="danger"
      form={{ pending, submit }}
    >
      <Field
        label="Reason"
        help={
          status === 'confirmed'
            ? 'The reader gets it by email, or in their account. It is in the audit log too.'
            : 'For the audit log. A reader without an account hears nothing: the email was never confirmed.'
        }
        error={error}
      >
        <TextArea
          ref={field}
          rows={3}
          maxLength={reasonMax}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
    </FormDialog>
  );
}
