import type { DeployToken } from '@counterpart/api/contract';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import type { ReactNode } from 'react';
import { useReleaseAction } from '../use-release-action';

interface Props {
  readonly token: DeployToken;
  readonly onClose: () => void;
}

/** Asks once more, then ends a deploy token. */
export function RevokeTokenDialog({ token: { id, label, area }, onClose }: Props): ReactNode {
  const { pending, run } = useReleaseAction();
  const revoke = async () => {
    await run(
      (api) => api.send('delete', '/api/platform/deploy-tokens/{id}', { path: { id } }),
      `${label} is revoked`,
      'The token was not revoked',
    );
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void revoke()}
      title={`Revoke ${label}?`}
      description={`Pipelines of ${area} that use it can no longer release. This cannot be undone; what they released stays.`}
      confirmLabel="Revoke"
      pendingLabel="Revoking..."
      tone="danger"
      pending={pending}
    />
  );
}
