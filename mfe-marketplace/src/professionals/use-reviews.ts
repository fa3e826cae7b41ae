import { reviewLimits, type Review } from '@counterpart/api/contract';
import { apiKey, useApi, useMoreOf, type ApiError, type More } from '@counterpart/shell/sdk';
import type { SWRResponse } from 'swr';

/** Reviews of a professional, newest first. */
export function useReviews(professionalId: number): SWRResponse<Review[], ApiError> {
  return useApi('/api/accountants/{id}/reviews', { path: { id: professionalId } });
}

/** The way to the reviews beyond those. */
export function useMoreReviews(
  professionalId: number,
  reviews: SWRResponse<Review[], ApiError>,
): More | null | undefined {
  return useMoreOf(reviews, reviewLimits.listMax, 'id', ({ offset }) =>
    apiKey('/api/accountants/{id}/reviews', { path: { id: professionalId }, query: { offset } }),
  );
}
