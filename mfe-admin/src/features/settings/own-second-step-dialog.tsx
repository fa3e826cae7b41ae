import { ConfirmDialog } from '@counterpart/design-system/dialog';
import type { ReactNode } from 'react';

/** Warns an administrator without a second step before they require one of administrators. */
export function OwnSecondStepDialog({ onAnswer }: { readonly onAnswer: (goesOn: boolean) => void }): ReactNode {
  return (
    <ConfirmDialog
      tone="primary"
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
      title="Require a second step?"
      description="You don’t have one yourself. If you have been an administrator for more than a day, administration closes to you when you save: we take you to set one up, and back here afterwards."
      confirmLabel="Save and Go On"
    />
  );
}
