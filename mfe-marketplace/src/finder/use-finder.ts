import { useLocation, useNavigate } from '@counterpart/shell/sdk/router';
import { useEffect, useMemo } from 'react';
import { emptyQuery, finderSearch, type FinderQuery } from './finder-query';

export interface Finder {
  readonly query: FinderQuery;
  /** Changes filters or the order and goes back to page 1. The page keeps its place. */
  change(changes: Partial<Omit<FinderQuery, 'page'>>): void;
  /** Goes to another page, at its top. */
  goToPage(page: number): void;
  /** Drops every filter; the order stays. */
  clear(): void;
}

/**
 * The query of this page's URL. The URL is its only home: every change is a navigation, so it can be shared and
 * taken back; a legacy spelling is replaced by the canonical one.
 * @param read must be the same function at every render
 */
export function useFinder(read: (search: URLSearchParams) => FinderQuery): Finder {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => read(new URLSearchParams(search)), [read, search]);

  const canonical = finderSearch(query);
  const isCanonical = sameSearch(search, canonical);
  useEffect(() => {
    if (!isCanonical) void navigate({ search: canonical }, { replace: true, preventScrollReset: true });
  }, [canonical, isCanonical, navigate]);

  return {
    query,
    change: (changes) =>
      void navigate({ search: finderSearch({ ...query, ...changes, page: 1 }) }, { preventScrollReset: true }),
    goToPage: (page) => void navigate({ search: finderSearch({ ...query, page }) }),
    clear: () =>
      void navigate({ search: finderSearch({ ...emptyQuery, sort: query.sort }) }, { preventScrollReset: true }),
  };
}

const sameSearch = (one: string, other: string): boolean =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();
