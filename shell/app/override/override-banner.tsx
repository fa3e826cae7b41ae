import { Button } from '@counterpart/design-system/button';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PageOverride } from '../../page-contract/override';
import { useAct } from '../../sdk/host/use-act';
import { useDateText } from '../../sdk/time/time-zone';

const Bar = styled.section`
  position: sticky;
  top: 0;
  z-index: 1001;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--cp-space-4) var(--cp-space-16);
  padding: var(--cp-space-8) var(--cp-space-16);
  background: var(--cp-warning-bg);
  color: var(--cp-text);
  font-size: var(--cp-font-size-small);
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
`;

interface Props {
  readonly override: PageOverride;
  /** Loads the page anew; tests watch it. */
  readonly reload?: () => void;
}

/** Names the area, the machine it comes from and until when, with the way back to what everyone else gets. */
export function OverrideBanner({ override, reload = () => location.reload() }: Props): ReactNode {
  const { area, title, origin, expiresAt } = override;
  const { pending, run } = useAct();
  const until = useDateText()(expiresAt, 'time');

  async function stop(): Promise<void> {
    const failed = 'The override was not stopped';
    if (await run((api) => api.send('delete', '/api/platform/override'), { failed })) reload();
  }
  return (
    <Bar aria-label="Override" data-area={area} data-screen-only>
      <p>
        <strong>{title}</strong> comes from <strong>{origin}</strong>
        <span>{` in this browser until ${until}.`}</span>
      </p>
      <Button size="small" variant="secondary" pending={pending} pendingLabel="Stopping..." onClick={() => void stop()}>
        Stop
      </Button>
    </Bar>
  );
}
