import type { ActiveOverride } from '@counterpart/api/contract';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import type { ReactNode } from 'react';
import { useReleaseAction } from '../use-release-action';

interface Props {
  readonly override: ActiveOverride;
  readonly onClose: () => void;
}

/** Asks once more, then takes an area from a developer's machine away from a browser. */
export function EndOverrideDialog({ override: { id, title, origin, usedAt, usedBy }, onClose }: Props): ReactNode {
  const { pending, run } = useReleaseAction();
  const end = async () => {
    await run(
      (api) => api.send('delete', '/api/platform/overrides/{id}', { path: { id } }),
      'Override ended',
      'The override was not ended',
    );
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void end()}
      title={`End the override of ${title}?`}
      description={
        usedAt === null
          ? 'Its link no longer works.'
          : `The browser of ${usedBy || 'someone who is gone'} gets ${title} as it was released with its next page, and nothing more from ${origin}.`
      }
      confirmLabel="End"
      pendingLabel="Ending..."
      tone="danger"
      pending={pending}
    />
  );
}
