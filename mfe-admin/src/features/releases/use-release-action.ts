import { errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

/** Changes what is released, shows the outcome, and reads anew what the page shows of it. */
export function useReleaseAction() {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState(false);

  /** @returns whether the API took it */
  async function run(send: (client: typeof api) => Promise<unknown>, done: string, failed: string): Promise<boolean> {
    setPending(true);
    try {
      await send(api);
      showToast({ title: done, tone: 'success' });
      return true;
    } catch (error) {
      showToast({ title: failed, description: errorSentence(error), tone: 'destructive' });
      return false;
    } finally {
      await mutate((key) => typeof key === 'string' && key.startsWith('/api/platform/'));
      setPending(false);
    }
  }
  return { pending, run };
}
