import type { DeployToken } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { ConfirmChange } from '../confirm-change';

interface Props {
  readonly token: DeployToken;
  readonly onClose: () => void;
}

/** Asks once more, then ends a deploy token. */
export function RevokeTokenDialog({ token: { id, label, area }, onClose }: Props): ReactNode {
  return (
    <ConfirmChange
      onClose={onClose}
      send={(api) => api.send('delete', '/api/platform/deploy-tokens/{id}', { path: { id } })}
      done={`${label} is revoked`}
      failed="The token was not revoked"
      title={`Revoke ${label}?`}
      description={`Pipelines of ${area} that use it can no longer release. This cannot be undone; what they released stays.`}
      confirmLabel="Revoke"
      pendingLabel="Revoking..."
    />
  );
}
