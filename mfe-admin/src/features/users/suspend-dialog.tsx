import { adminLimits, fullName, type AdminUser } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { TextInput } from '@counterpart/design-system/text-input';
import { useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useSuspension } from './use-suspension';

interface Props {
  readonly users: readonly AdminUser[];
  readonly onClose: () => void;
  /** They are suspended. */
  readonly onDone: () => void;
}

/** Asks for the reason of a suspension, which the users get by mail. */
export function SuspendDialog({ users, onClose, onDone }: Props): ReactNode {
  const change = useSuspension();
  const form = useForm({
    draft: useDraft(`suspension.${users.map(({ id }) => id).join('.')}`),
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: 'Please give a reason' }),
    send: async ({ reason }) => {
      if (await change('suspend', users, reason.trim())) onDone();
    },
  });
  const [first] = users;
  const who = users.length === 1 && first ? fullName(first) : `${users.length} users`;

  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Suspend ${who}?`}
      description="They’re logged out everywhere right away, can’t log in, and aren’t listed. Nothing is deleted."
      submitLabel="Suspend"
      tone="danger"
      pendingLabel="Suspending..."
      form={form}
    >
      <Field label="Reason" help="They’ll see it in an email." error={form.errors.reason} required>
        <TextInput {...form.field('reason')} maxLength={adminLimits.reasonMax} />
      </Field>
    </FormDialog>
  );
}
