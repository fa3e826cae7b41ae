import type { Professional } from '@counterpart/api/contract';
import { useCount } from '@counterpart/shell/sdk';
import { finderParams, finderSearch, type FinderQuery } from './finder-query';

/** Counts a search whose results were in view: with words or filters, not the whole directory. */
export function useSearchCount(query: FinderQuery, isFiltered: boolean, total: number | undefined): void {
  const isSearch = isFiltered && total !== undefined && query.page === 1;
  useCount(isSearch ? { event: 'search', words: query.q, found: total > 0 } : null, {
    of: finderSearch(query),
    seconds: 2,
  });
}

/**
 * Counts for the professionals that were in view among results that a search showed them.
 * @param shown undefined while it is not known
 * @param profession whose directory it is; undefined for the search of all
 */
export function useAppearanceCount(
  query: FinderQuery,
  shown: readonly Pick<Professional, 'id'>[] | undefined,
  profession?: string,
): void {
  const params = finderParams(query);
  if (profession) params.set('profession', profession);
  const search = params.toString();
  const professionalIds = shown?.map(({ id }) => id) ?? [];
  const event = { event: 'results-shown', query: search, professionalIds } as const;
  useCount(professionalIds.length > 0 ? event : null, { of: search, seconds: 2 });
}
