import { blogLimits } from '@counterpart/api/contract';

const pageSize = blogLimits.pageSize;
/** A shared link shows everything up to its offset, but takes at most this many requests. */
const maximumBatches = 12;

/**
 * Offsets of the batches that the list at `/blog?offset=` shows, first to last: the URL of page 3 shows pages 1 to 3,
 * because Load More adds to the list. Any other number is rounded down to an offset of a batch.
 */
export function batchOffsets(offset: string | null): number[] {
  const wanted = Math.trunc(Number(offset ?? 0));
  const last = Number.isSafeInteger(wanted) && wanted > 0 ? Math.floor(wanted / pageSize) : 0;
  const first = Math.max(0, last - maximumBatches + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * pageSize);
}

/** `/blog` with what is set: `/blog?category=technology&offset=9`. */
export function blogHref({
  category,
  offset,
}: {
  readonly category?: string | null;
  readonly offset?: number;
}): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (offset) query.set('offset', String(offset));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
