import { Button } from '@counterpart/design-system/button';
import { errorSentence, saveTextFile, useHost, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';

/** Saves everything stored about the person as a file. */
export function DownloadButton(): ReactNode {
  const { api } = useHost();
  const showToast = useToast();
  const [pending, setPending] = useState(false);

  const download = async () => {
    setPending(true);
    try {
      saveTextFile(
        'counterpart-data.json',
        'application/json',
        JSON.stringify(await api.fetch('/api/users/export'), null, 2),
      );
      showToast({ title: 'Your data was downloaded', tone: 'success' });
    } catch (error) {
      showToast({ title: 'Your data was not downloaded', description: errorSentence(error), tone: 'destructive' });
    } finally {
      setPending(false);
    }
  };

  return (
    <Button variant="secondary" pending={pending} pendingLabel="Collecting..." onClick={() => void download()}>
      Download my data
    </Button>
  );
}
