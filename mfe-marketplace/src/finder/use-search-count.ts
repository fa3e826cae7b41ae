import { useCount } from '@counterpart/shell/sdk';
import { finderSearch, type FinderQuery } from './finder-query';

/** Counts a search whose results were in view: with words or filters, not the whole directory. */
export function useSearchCount(query: FinderQuery, isFiltered: boolean, total: number | undefined): void {
  const isSearch = isFiltered && total !== undefined && query.page === 1;
  useCount(isSearch ? { event: 'search', words: query.q, found: total > 0 } : null, {
    of: finderSearch(query),
    seconds: 2,
  });
}
