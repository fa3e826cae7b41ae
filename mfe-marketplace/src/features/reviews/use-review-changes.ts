import type { OwnReview, Review } from '@counterpart/api/contract';
import { apiKey, useAct, useHost, type ApiClient, type Body } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';

/** Fields of a review that the dialogs need, on a profile or on the dashboard. */
export type ChangeableReview = Pick<Review | OwnReview, 'id' | 'rating' | 'comment' | 'reply'>;

type Report = NonNullable<Body<'post', '/api/reviews/{id}/reports'>>;

export interface ReviewChanges {
  edit(draft: { readonly rating: number; readonly comment: string }): Promise<boolean>;
  remove(): Promise<boolean>;
  reply(text: string): Promise<boolean>;
  removeReply(): Promise<boolean>;
  report(report: Report): Promise<boolean>;
}

/**
 * Actions on a review. Each resolves with true once the server took it and the pages that show it are fetched again;
 * else with false, after a toast with the reason. None rejects.
 * @param professionalId the professional whom the review is about
 */
export function useReviewChanges(review: ChangeableReview, professionalId: number): ReviewChanges {
  const { api } = useHost();
  const { cache, mutate } = useSWRConfig();
  const { run } = useAct();
  const path = { id: review.id };
  const shownBy = [
    apiKey('/api/accountants/{id}/reviews', { path: { id: professionalId } }),
    apiKey('/api/accountants/{id}', { path: { id: professionalId } }),
    apiKey('/api/reviews/mine'),
    apiKey('/api/dashboard'),
  ];

  async function change(send: (client: ApiClient) => Promise<unknown>, done: string, failed: string): Promise<boolean> {
    if (!(await run(send, { done, failed }))) return false;
    const known = shownBy.filter((key) => cache.get(key)?.data !== undefined);
    await Promise.allSettled(known.map((key) => mutate(key, api.fetch(key), { revalidate: false })));
    return true;
  }

  return {
    edit: ({ rating, comment }) =>
      change(
        () => api.send('put', '/api/reviews/{id}', { path, body: { rating, comment } }),
        'Review updated',
        'Error updating review',
      ),
    remove: () =>
      change(() => api.send('delete', '/api/reviews/{id}', { path }), 'Review deleted', 'Error deleting review'),
    reply: (reply) =>
      change(
        () => api.send('put', '/api/reviews/{id}/reply', { path, body: { reply } }),
        'Reply published',
        'Error publishing reply',
      ),
    removeReply: () =>
      change(() => api.send('delete', '/api/reviews/{id}/reply', { path }), 'Reply removed', 'Error removing reply'),
    report: (body) =>
      change(
        () => api.send('post', '/api/reviews/{id}/reports', { path, body }),
        'Thank you. Our moderators will look at it.',
        'Error reporting review',
      ),
  };
}
