import { Button } from '@counterpart/design-system/button';
import { saveTextFile, useAct } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useConfirmed } from '../second-steps/confirmed';

/** Saves everything stored about the person as a file. */
export function DownloadButton(): ReactNode {
  const { pending, run } = useAct();
  const confirmed = useConfirmed();
  const download = () =>
    run(
      async (api) => {
        const data = JSON.stringify(await confirmed(() => api.fetch('/api/users/export')), null, 2);
        saveTextFile('counterpart-data.json', 'application/json', data);
      },
      { done: 'Your data was downloaded', failed: 'Your data was not downloaded' },
    );

  return (
    <Button variant="secondary" pending={pending} pendingLabel="Collecting..." onClick={() => void download()}>
      Download My Data
    </Button>
  );
}
