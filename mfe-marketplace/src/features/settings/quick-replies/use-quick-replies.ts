import { quickReplySuggestions, type QuickReply } from '@counterpart/api/contract';
import { unless, useAct, useApi, useHost } from '@counterpart/shell/sdk';

export type QuickReplyDraft = Pick<QuickReply, 'title' | 'body'>;

/** The quick replies of the signed-in professional, and what can be done with them; a toast says what failed. */
export function useQuickReplies() {
  const { api } = useHost();
  const { pending, run } = useAct();
  const { data, error, isValidating, mutate } = useApi('/api/quick-replies', {}, { revalidateOnMount: true });

  // Another tab may have changed them as well.
  const act = (work: () => Promise<unknown>, failed: string) => run(work, { failed, after: () => mutate() });

  const add = (body: QuickReplyDraft) => api.send('post', '/api/quick-replies', { body });

  return {
    data,
    error,
    isValidating,
    isSaving: pending,
    reload: () => void mutate(),
    /** @param id of the one that is changed; null adds one */
    save: (draft: QuickReplyDraft, id: number | null) =>
      act(
        () => (id === null ? add(draft) : api.send('put', '/api/quick-replies/{id}', { path: { id }, body: draft })),
        'Your quick reply was not saved',
      ),
    remove: ({ id }: QuickReply) =>
      act(
        // One that was deleted in another tab is what was wanted.
        () => api.send('delete', '/api/quick-replies/{id}', { path: { id } }).catch(unless('quick_reply_not_found')),
        'Your quick reply was not deleted',
      ),
    addSuggestions: async () => {
      await act(async () => {
        for (const suggestion of quickReplySuggestions) await add(suggestion);
      }, 'Not all suggestions were added');
    },
    /** Swaps one with its neighbor. */
    move: async ({ id }: QuickReply, by: -1 | 1) => {
      const from = data?.findIndex((reply) => reply.id === id) ?? -1;
      const [moved, neighbor] = [data?.[from], data?.[from + by]];
      if (!data || !moved || !neighbor) return;
      const ordered = data.map((reply) => (reply === moved ? neighbor : reply === neighbor ? moved : reply));
      const body = { ids: ordered.map((reply) => reply.id) };
      await act(
        () =>
          mutate(api.send('put', '/api/quick-replies/order', { body }), { optimisticData: ordered, revalidate: false }),
        'The order was not saved',
      );
    },
  };
}
