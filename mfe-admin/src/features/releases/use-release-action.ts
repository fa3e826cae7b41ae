import { useAct, type ApiClient } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';

/** Changes what is released, shows the outcome, and reads anew what the page shows of it. */
export function useReleaseAction() {
  const { mutate } = useSWRConfig();
  const { pending, run } = useAct();
  const after = () => mutate((key) => typeof key === 'string' && key.startsWith('/api/platform/'));

  return {
    pending,
    /** @returns true when the API took it */
    run: (send: (api: ApiClient) => Promise<unknown>, done: string, failed: string): Promise<boolean> =>
      run(send, { done, failed, after }),
  };
}
