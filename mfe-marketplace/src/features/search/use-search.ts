import type { SearchPage } from '@counterpart/api/contract';
import { useApi, type ApiError } from '@counterpart/shell/sdk';
import type { SWRResponse } from 'swr';
import { searchParams, type FinderQuery } from '../../finder/finder-query';

/** One page of results; the page before stays until the new one is here. */
export function useSearch(query: FinderQuery): SWRResponse<SearchPage, ApiError> {
  return useApi('/api/accountants/search', { query: searchParams(query) }, { keepPreviousData: true });
}
