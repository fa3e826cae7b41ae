import type { AreaBackend } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { ConfirmChange } from '../confirm-change';

interface Props {
  readonly backend: AreaBackend;
  readonly onClose: () => void;
}

/** Asks once more, then takes an area's backend away. */
export function RemoveBackendDialog({ backend: { area, version }, onClose }: Props): ReactNode {
  return (
    <ConfirmChange
      onClose={onClose}
      send={(api) =>
        api.send('delete', '/api/platform/areas/{name}/backend', { path: { name: area }, query: { version } })
      }
      done={`${area} has no backend`}
      failed="The backend was not removed"
      title={`Remove the backend of ${area}?`}
      description="Its pages stay, but what they ask of the service fails from the next call on. The service itself is not touched."
      confirmLabel="Remove Backend"
      pendingLabel="Removing..."
    />
  );
}
