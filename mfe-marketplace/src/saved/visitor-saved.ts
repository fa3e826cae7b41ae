import { apiKey, isApiError, useHost, useSession, type Drafts } from '@counterpart/shell/sdk';
import useSWR, { useSWRConfig } from 'swr';

const form = 'saved';
const swrKey = 'saved-by-visitor';
const visitors = { account: 'visitor', form };

function read(drafts: Drafts, key: typeof visitors): readonly number[] {
  const ids = drafts.read(key)?.values['ids'];
  // It is no form on the page that could be lost.
  drafts.close(key);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

function write(drafts: Drafts, key: typeof visitors, ids: readonly number[]): void {
  drafts.write(key, ids.length > 0 ? { ids } : {}, 'browser');
  drafts.close(key);
}

/** Reads and changes what a visitor has saved in this browser; nothing of users. */
export function useVisitorSaved(): readonly [ids: readonly number[], set: (id: number, isSaved: boolean) => void] {
  const { drafts } = useHost();
  const { user } = useSession();
  const { data = [], mutate } = useSWR(user ? null : swrKey, () => read(drafts, visitors));
  const set = (id: number, isSaved: boolean) => {
    const others = read(drafts, visitors).filter((other) => other !== id);
    write(drafts, visitors, isSaved ? [id, ...others] : others);
    void mutate();
  };
  return [data, set];
}

/**
 * Puts what a visitor has saved on the list of the account that they signed in to. What the server does not answer
 * stays for the next time.
 */
export function useKeepVisitorSaved(): (userId: number) => Promise<void> {
  const { api, drafts } = useHost();
  const { mutate } = useSWRConfig();
  return async (userId) => {
    const key = { account: String(userId), form };
    const ids = read(drafts, key);
    if (ids.length === 0) return;
    const left: number[] = [];
    for (const id of [...ids].reverse())
      await api.send('put', '/api/saved/{id}', { path: { id } }).catch((error: unknown) => {
        if (!isApiError(error)) left.unshift(id);
      });
    write(drafts, key, left);
    for (const path of ['/api/saved/ids', '/api/saved', '/api/dashboard'] as const) void mutate(apiKey(path));
  };
}
