import type { AreaReleases } from '@counterpart/api/contract';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import type { ReactNode } from 'react';
import { useReleaseAction } from '../use-release-action';

interface Props {
  readonly area: AreaReleases;
  readonly onClose: () => void;
}

/** Asks once more, then takes the current release back. */
export function RollBackDialog({ area: { name, title, served, rollout, fallback }, onClose }: Props): ReactNode {
  const { pending, run } = useReleaseAction();
  const from = rollout?.version ?? served.find(({ isDefault }) => isDefault)?.version ?? '';
  const to = rollout?.stable ?? fallback ?? '';
  const rollBack = async () => {
    await run(
      (api) => api.send('post', '/api/platform/areas/{name}/rollback', { path: { name } }),
      `All visitors get ${title} ${to}`,
      'Nothing was rolled back',
    );
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void rollBack()}
      title={`Roll ${title} back to ${to}?`}
      description={`${from} is taken away with the next page each visitor opens. Nothing falls back to it until it is activated again.`}
      confirmLabel="Roll Back"
      pendingLabel="Rolling back..."
      tone="danger"
      pending={pending}
    />
  );
}
