import { adminLimits, moneyText, type AdminPayment } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Stack } from '@counterpart/design-system/layout';
import { TextInput } from '@counterpart/design-system/text-input';
import { useAct, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { OwnPassword, ownPasswordError } from '../../frame/own-password';

interface Props {
  readonly payment: AdminPayment;
  readonly onClose: () => void;
  /** It was refunded, or is not as it was shown. */
  readonly onChanged: () => void;
}

/** Asks for a reason and the password before a whole payment is returned. */
export function RefundDialog({ payment, onClose, onChanged }: Props): ReactNode {
  const { run, failure } = useAct();
  const amount = moneyText(payment.amountCents - payment.refundedCents);
  const form = useForm({
    draft: useDraft(`refund.${payment.id}`),
    initial: { reason: '', currentPassword: '' },
    validate: ({ reason, currentPassword }) => ({
      reason: reason.trim() === '' ? 'Please give a reason' : undefined,
      currentPassword: ownPasswordError(currentPassword),
    }),
    send: async ({ reason, currentPassword }) => {
      const call = { path: { id: payment.id }, body: { reason: reason.trim(), currentPassword } };
      const done = `${amount} refunded`;
      if (await run((api) => api.send('post', '/api/admin/billing/payments/{id}/refund', call), { done })) onClose();
      onChanged();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Refund ${amount}?`}
      description="The full payment goes back to the card, and the subscriber gets an email. The plan stays as it is."
      submitLabel={`Refund ${amount}`}
      tone="danger"
      pendingLabel="Refunding..."
      form={form}
    >
      <Stack gap={16}>
        {failure && <Alert tone="error">{failure}</Alert>}
        <Field label="Reason" help="For the audit log. The subscriber won’t see it." error={form.errors.reason}>
          <TextInput {...form.field('reason')} maxLength={adminLimits.reasonMax} />
        </Field>
        <OwnPassword form={form} />
      </Stack>
    </FormDialog>
  );
}
