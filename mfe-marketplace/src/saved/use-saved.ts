import { fullName, type Professional } from '@counterpart/api/contract';
import { apiKey, errorSentence, useApi, useHost, useSession, useToast } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';

const savedIdsKey = apiKey('/api/saved/ids');
const savedListKey = apiKey('/api/saved');

/** Ids of the professionals that the signed-in client saved; undefined for other users, and until they are loaded. */
export function useSavedIds(): readonly number[] | undefined {
  const { user } = useSession();
  return useApi('/api/saved/ids', user?.userType === 'client' ? {} : null).data?.ids;
}

/**
 * Saves or removes a professional: optimistically on the page, rolled back with a toast when the server refuses. Never
 * rejects.
 */
export function useSetSaved(): (
  professional: Pick<Professional, 'id' | 'firstName' | 'lastName'>,
  saved: boolean,
) => Promise<void> {
  const { api } = useHost();
  const { cache, mutate } = useSWRConfig();
  const showToast = useToast();

  const show = (id: number, saved: boolean) =>
    mutate<{ ids: number[] }>(
      savedIdsKey,
      (known) => known && { ids: [...(saved ? [id] : []), ...known.ids.filter((other) => other !== id)] },
      { revalidate: false },
    );

  return async function setSaved(professional, saved) {
    const { id, firstName, lastName } = professional;
    // A change makes swr drop a response on its way: ids that are not known yet are left to arrive, and fetched again
    // afterwards.
    const isKnown = cache.get(savedIdsKey)?.data !== undefined;
    if (isKnown) await show(id, saved);
    try {
      await api.send(saved ? 'put' : 'delete', '/api/saved/{id}', { path: { id } });
    } catch (error) {
      if (isKnown) await show(id, !saved);
      showToast({
        title: saved ? 'Error saving professional' : 'Error removing professional',
        description: errorSentence(error),
        tone: 'destructive',
      });
      return;
    }
    showToast(
      saved
        ? {
            title: `Saved ${fullName({ firstName, lastName })}`,
            description: 'Find your saved accountants on your dashboard.',
            tone: 'success',
          }
        : {
            title: `Removed ${fullName({ firstName, lastName })}`,
            action: { label: 'Undo', onSelect: () => void setSaved(professional, true) },
          },
    );
    if (!isKnown) await mutate(savedIdsKey);
    // A removed professional leaves a shown list immediately; an added one comes with its next fetch.
    if (saved) void mutate(savedListKey, undefined);
    else
      void mutate<Professional[]>(savedListKey, (known) => known?.filter((other) => other.id !== id), {
        revalidate: false,
      });
    void mutate(apiKey('/api/dashboard'), undefined);
  };
}
