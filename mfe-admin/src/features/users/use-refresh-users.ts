import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Reads everything about users again after one changed. Never rejects: what was done is done. */
export function useRefreshUsers(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => typeof key === 'string' && /^\/api\/admin\/(users|stats|audit)/.test(key)).catch(
      () => undefined,
    );
  }, [mutate]);
}
