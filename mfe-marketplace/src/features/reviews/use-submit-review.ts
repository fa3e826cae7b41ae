import { apiKey, errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';
import type { ReviewValues } from './review-validation';

/** Sends a review; true when it was taken. Reviews and professional are read again after that. Never rejects. */
export function useSubmitReview(professionalId: number): (values: ReviewValues) => Promise<boolean> {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();

  return async ({ rating, comment }) => {
    if (rating === null) return false;
    const path = { id: professionalId };
    const refetch = (key: string) => mutate(key, api.fetch(key), { revalidate: false });
    try {
      await api.send('post', '/api/accountants/{id}/reviews', { path, body: { rating, comment: comment.trim() } });
    } catch (error) {
      showToast({ title: 'Error submitting review', description: errorSentence(error), tone: 'destructive' });
      return false;
    }
    showToast({ title: 'Review submitted', description: 'Thank you for your feedback!', tone: 'success' });
    await Promise.allSettled([
      refetch(apiKey('/api/accountants/{id}/reviews', { path })),
      refetch(apiKey('/api/accountants/{id}', { path })),
    ]);
    return true;
  };
}
