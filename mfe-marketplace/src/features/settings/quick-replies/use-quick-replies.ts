import { quickReplySuggestions, type QuickReply } from '@counterpart/api/contract';
import { errorSentence, isApiError, useApi, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';

export type QuickReplyDraft = Pick<QuickReply, 'title' | 'body'>;

/** The quick replies of the signed-in professional, and what can be done with them; a toast says what failed. */
export function useQuickReplies() {
  const { api } = useHost();
  const showToast = useToast();
  const [isSaving, setIsSaving] = useState(false);
  const { data, error, isValidating, mutate } = useApi('/api/quick-replies', {}, { revalidateOnMount: true });

  async function act(work: () => Promise<unknown>, failed: string): Promise<boolean> {
    setIsSaving(true);
    try {
      await work();
      return true;
    } catch (failure) {
      showToast({ title: failed, description: errorSentence(failure), tone: 'destructive' });
      return false;
    } finally {
      // Another tab may have changed them as well.
      await mutate();
      setIsSaving(false);
    }
  }

  const add = (body: QuickReplyDraft) => api.send('post', '/api/quick-replies', { body });

  return {
    data,
    error,
    isValidating,
    isSaving,
    reload: () => void mutate(),
    /** @param id of the one that is changed; null adds one */
    save: (draft: QuickReplyDraft, id: number | null) =>
      act(
        () => (id === null ? add(draft) : api.send('put', '/api/quick-replies/{id}', { path: { id }, body: draft })),
        'Your quick reply was not saved',
      ),
    remove: ({ id }: QuickReply) =>
      act(async () => {
        // One that was deleted in another tab is what was wanted.
        await api.send('delete', '/api/quick-replies/{id}', { path: { id } }).catch((failure: unknown) => {
          if (!isApiError(failure) || failure.code !== 'quick_reply_not_found') throw failure;
        });
      }, 'Your quick reply was not deleted'),
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
      const save = api.send('put', '/api/quick-replies/order', { body: { ids: ordered.map((reply) => reply.id) } });
      try {
        await mutate(save, { optimisticData: ordered, revalidate: false });
      } catch (failure) {
        showToast({ title: 'The order was not saved', description: errorSentence(failure), tone: 'destructive' });
        await mutate();
      }
    },
  };
}
