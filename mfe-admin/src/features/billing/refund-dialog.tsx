import { adminLimits, moneyText, type AdminPayment } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Stack } from '@counterpart/design-system/layout';
import { PasswordInput, TextInput } from '@counterpart/design-system/text-input';
import { errorSentence, useHost, useSession, useToast, useDraft } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';

interface Props {
  readonly payment: AdminPayment;
  readonly onClose: () => void;
  /** It was refunded, or is not as it was shown. */
  readonly onChanged: () => void;
}

/** Asks for a reason and the password before a whole payment is returned. */
export function RefundDialog({ payment, onClose, onChanged }: Props): ReactNode {
  const { api } = useHost();
  const { user } = useSession();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const amount = moneyText(payment.amountCents - payment.refundedCents);
  const form = useForm({
    draft: useDraft(`refund.${payment.id}`),
    initial: { reason: '', currentPassword: '' },
    validate: ({ reason, currentPassword }) => ({
      reason: reason.trim() === '' ? 'Please give a reason' : undefined,
      currentPassword: currentPassword === '' ? 'Please enter your password' : undefined,
    }),
    send: async ({ reason, currentPassword }) => {
      setFailure(null);
      try {
        const body = { reason: reason.trim(), currentPassword };
        await api.send('post', '/api/admin/billing/payments/{id}/refund', { path: { id: payment.id }, body });
        showToast({ title: `${amount} refunded`, tone: 'success' });
        onClose();
      } catch (error) {
        setFailure(errorSentence(error));
      }
      onChanged();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      size="small"
      title={`Refund ${amount}?`}
      description="The full payment goes back to the card, and the subscriber gets an email. The plan stays as it is."
      submitLabel={`Refund ${amount}`}
      tone="danger"
      pending={form.pending}
      pendingLabel="Refunding..."
      onSubmit={(event) => void form.submit(event)}
    >
      <Stack gap={16}>
        {failure && <Alert tone="error">{failure}</Alert>}
        <Field label="Reason" help="For the audit log. The subscriber won’t see it." error={form.errors.reason}>
          <TextInput {...form.field('reason')} maxLength={adminLimits.reasonMax} />
        </Field>
        <Field label="Your password" error={form.errors.currentPassword}>
          <PasswordInput
            {...form.field('currentPassword')}
            username={user?.username ?? null}
            autoComplete="current-password"
          />
        </Field>
      </Stack>
    </FormDialog>
  );
}
