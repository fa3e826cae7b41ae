import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { useState, type ReactNode } from 'react';
import { RecoveryCodes } from './recovery-codes';
import { useSecondSteps } from './use-second-steps';

/** Asks whether the recovery codes are to be replaced, and shows the new ones. */
export function CodesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { change, pending } = useSecondSteps();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const replace = () =>
    change(
      async (api) => setCodes((await api.send('post', '/api/users/second-factors/recovery-codes')).recoveryCodes),
      { failed: 'Your codes stay as they are' },
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => void replace()}
      title="Get new recovery codes?"
      description="The codes you have now stop working."
      confirmLabel="Get New Codes"
      tone="primary"
      pending={pending}
      pendingLabel="One moment..."
    />
  );
}
