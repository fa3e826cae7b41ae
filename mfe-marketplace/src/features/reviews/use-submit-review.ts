import { apiKey, useAct, useHost } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';
import type { ReviewValues } from './review-validation';

/** Sends a review; true when it was taken. Reviews and professional are read again after that. Never rejects. */
export function useSubmitReview(professionalId: number): (values: ReviewValues) => Promise<boolean> {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const { run } = useAct();

  return async ({ rating, comment }) => {
    if (rating === null) return false;
    const path = { id: professionalId };
    const refetch = (key: string) => mutate(key, api.fetch(key), { revalidate: false });
    const body = { rating, comment: comment.trim() };
    const isSent = await run(() => api.send('post', '/api/accountants/{id}/reviews', { path, body }), {
      done: () => ({ title: 'Review submitted', description: 'Thank you for your feedback!' }),
      failed: 'Error submitting review',
    });
    if (!isSent) return false;
    await Promise.allSettled([
      refetch(apiKey('/api/accountants/{id}/reviews', { path })),
      refetch(apiKey('/api/accountants/{id}', { path })),
    ]);
    return true;
  };
}
