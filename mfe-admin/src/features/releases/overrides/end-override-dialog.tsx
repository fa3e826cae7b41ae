import type { ActiveOverride } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { ConfirmChange } from '../confirm-change';

interface Props {
  readonly override: ActiveOverride;
  readonly onClose: () => void;
}

/** Asks once more, then takes an area from a developer's machine away from a browser. */
export function EndOverrideDialog({ override: { id, title, origin, usedAt, usedBy }, onClose }: Props): ReactNode {
  return (
    <ConfirmChange
      onClose={onClose}
      send={(api) => api.send('delete', '/api/platform/overrides/{id}', { path: { id } })}
      done="Override ended"
      failed="The override was not ended"
      title={`End the override of ${title}?`}
      description={
        usedAt === null
          ? 'Its link no longer works.'
          : `The browser of ${usedBy || 'someone who is gone'} gets ${title} as it was released with its next page, and nothing more from ${origin}.`
      }
      confirmLabel="End"
      pendingLabel="Ending..."
    />
  );
}
