import { apiKey, useAct, useHost, useSession, type ApiClient } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';
import { useConfirmed } from './confirmed';

/** Changes what the account can be signed in with, after proof of the owner. */
export function useSecondSteps() {
  const { mutate } = useSWRConfig();
  const confirmed = useConfirmed();
  const { run, ...act } = useAct();
  const { api } = useHost();
  const { user, setUser } = useSession();
  const refresh = async () => {
    await Promise.all([mutate(apiKey('/api/users/second-factors')), mutate(apiKey('/api/users/trusted-browsers'))]);
    // What was closed to them opens again.
    if (user?.secondStepBy) setUser(await api.fetch(apiKey('/api/user')).catch(() => user));
  };
  return {
    ...act,
    /** Resolves with whether it was done; a failure is in `failure`, and a toast when it has a title. */
    change: (send: (api: ApiClient) => Promise<unknown>, says: { readonly done?: string; readonly failed?: string }) =>
      run((api) => confirmed(() => send(api)), {
        ...says,
        after: refresh,
      }),
  };
}
