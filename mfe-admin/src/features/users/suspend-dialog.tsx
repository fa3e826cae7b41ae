import { adminLimits, fullName, type AdminUser } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { TextInput } from '@counterpart/design-system/text-input';
import { useDraftState } from '@counterpart/shell/sdk';
import { useState, type ReactNode, type SubmitEvent } from 'react';
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
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [first] = users;
  const [reason, setReason] = useDraftState(`suspension.${users.map(({ id }) => id).join('.')}`, '');
  const who = users.length === 1 && first ? fullName(first) : `${users.length} users`;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!reason.trim()) {
      setError('Please give a reason');
      return;
    }
    setIsSending(true);
    const isDone = await change('suspend', users, reason.trim());
    setIsSending(false);
    if (isDone) onDone();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="small"
      title={`Suspend ${who}?`}
      description="They are logged out everywhere at once, cannot log in, and are not listed. Nothing is deleted."
      submitLabel="Suspend"
      tone="danger"
      pending={isSending}
      pendingLabel="Suspending..."
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Reason" help="They read it in a mail." error={error} required>
        <TextInput
          value={reason}
          maxLength={adminLimits.reasonMax}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
    </FormDialog>
  );
}
