import { searchLimits, type Professional, type SearchPage } from '@counterpart/api/contract';
import { useApi, type ApiError } from '@counterpart/shell/sdk';
import { searchParams, type FinderQuery } from '../../finder/finder-query';
import type { DirectoryRules } from './directory-rules';

export interface DirectoryResults {
  /** Of page 1 only; undefined on later pages and while loading. */
  readonly featured: readonly Professional[] | undefined;
  /** The main list; undefined while loading for the first time. */
  readonly page: SearchPage | undefined;
  /** All who match, featured or not. */
  readonly total: number;
  readonly totalIsCapped: boolean;
  /** True while the results shown belong to the previous query. */
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly error: ApiError | undefined;
  retry(): void;
}

/**
 * One page of a directory. Featured professionals are shown apart on page 1 and never in the main list, so that no one
 * is repeated on a later page; the total counts both. The declared data of the route (`remote.json`) sends the same
 * request, on every page.
 */
export function useDirectory({ profession, pageSize }: DirectoryRules, query: FinderQuery): DirectoryResults {
  const isFirst = query.page === 1;
  const params = { ...searchParams(query), profession };
  const options = { keepPreviousData: true };
  const main = useApi('/api/accountants/search', { query: { ...params, pageSize, featured: 'exclude' } }, options);
  const featured = useApi(
    '/api/accountants/search',
    { query: { ...params, page: undefined, pageSize: searchLimits.featuredMax, featured: 'only' } },
    options,
  );

  return {
    featured: isFirst ? featured.data?.items : undefined,
    page: main.data,
    // Featured ones beyond those shown apart are in the main list.
    total: (main.data?.total ?? 0) + (featured.data?.items.length ?? 0),
    totalIsCapped: main.data?.totalIsCapped ?? false,
    isLoading: main.isLoading || featured.isLoading,
    isValidating: main.isValidating || featured.isValidating,
    error: main.error ?? featured.error,
    retry: () => void Promise.allSettled([main.mutate(), featured.mutate()]),
  };
}
