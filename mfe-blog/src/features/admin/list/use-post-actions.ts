import type { Post } from '@counterpart/api/contract';
import { useAct, useHost, useToast } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';

export type BulkAction = 'publish' | 'unpublish' | 'delete' | 'restore';

const deleteFailure = 'Failed to delete the blog post. Please try again.';
const statusFailure = 'Failed to update the blog post status. Please try again.';

const countOf = (ids: readonly unknown[]): string => `${ids.length} ${ids.length === 1 ? 'post' : 'posts'}`;

/**
 * Actions on posts from the list. Each reports its result, fetches the list again and resolves to true when it was
 * done; none rejects.
 */
export function usePostActions() {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();

  const { run } = useAct();

  const after = () => mutate((key) => typeof key === 'string' && key.startsWith('/api/blog'));
  const attempt = (failed: string, work: () => Promise<void>) => run(work, { failed, after });

  const restore = (ids: readonly number[]): Promise<boolean> =>
    attempt('Failed to restore the blog post. Please try again.', async () => {
      const { changed } = await api.send('post', '/api/blog/bulk', { body: { ids: [...ids], action: 'restore' } });
      showToast({ title: 'Post Restored', description: countOf(changed), tone: 'success' });
    });

  const undo = (ids: readonly number[]) => ({ label: 'Undo', onSelect: () => void restore(ids) });

  return {
    restore,
    remove: ({ id, title }: Post): Promise<boolean> =>
      attempt(deleteFailure, async () => {
        await api.send('delete', '/api/blog/{id}', { path: { id } });
        showToast({ title: 'Post Deleted', description: title, tone: 'success', action: undo([id]) });
      }),
    toggle: ({ id, title, published }: Post): Promise<boolean> =>
      attempt(statusFailure, async () => {
        await api.send('put', '/api/blog/{id}', { path: { id }, body: { published: !published } });
        showToast({
          title: 'Status Updated',
          description: `“${title}” is ${published ? 'a draft again' : 'published'}.`,
          tone: 'success',
        });
      }),
    changeAll: (ids: readonly number[], action: BulkAction): Promise<boolean> =>
      attempt(action === 'delete' ? deleteFailure : statusFailure, async () => {
        const { changed, failed } = await api.send('post', '/api/blog/bulk', { body: { ids: [...ids], action } });
        const missing = failed.length > 0 ? ` ${countOf(failed)} could not be changed.` : '';
        showToast({
          title: action === 'delete' ? 'Post Deleted' : 'Status Updated',
          description: `${countOf(changed)}.${missing}`,
          tone: failed.length > 0 ? 'info' : 'success',
          ...(action === 'delete' && { action: undo(changed) }),
        });
      }),
  };
}
