import type { AreaReleases } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { ConfirmChange } from '../confirm-change';

interface Props {
  readonly area: AreaReleases;
  readonly onClose: () => void;
}

/** Asks once more, then takes the current release back. */
export function RollBackDialog({ area: { name, title, served, rollout, fallback }, onClose }: Props): ReactNode {
  const from = rollout?.version ?? served.find(({ isDefault }) => isDefault)?.version ?? '';
  const to = rollout?.stable ?? fallback ?? '';
  return (
    <ConfirmChange
      onClose={onClose}
      send={(api) => api.send('post', '/api/platform/areas/{name}/rollback', { path: { name } })}
      done={`All visitors get ${title} ${to}`}
      failed="Nothing was rolled back"
      title={`Roll ${title} back to ${to}?`}
      description={`${from} is taken away with the next page each visitor opens. Nothing falls back to it until it is activated again.`}
      confirmLabel="Roll Back"
      pendingLabel="Rolling back..."
    />
  );
}
