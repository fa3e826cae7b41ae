import type { SearchPage } from '@counterpart/api/contract';
import { useLocation, useNavigate } from '@counterpart/shell/sdk/router';
import { useEffect, useMemo } from 'react';
import { cityText, emptyQuery, finderSearch, type FinderQuery } from './finder-query';

export interface Finder {
  readonly query: FinderQuery;
  /** City that a radius is or can be around, as the API knows it: 'Austin, TX'; '' without one. */
  readonly around: string;
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
    around: '',
    change: (changes) =>
      void navigate({ search: finderSearch({ ...query, ...changes, page: 1 }) }, { preventScrollReset: true }),
    goToPage: (page) => void navigate({ search: finderSearch({ ...query, page }) }),
    clear: () =>
      void navigate({ search: finderSearch({ ...emptyQuery, sort: query.sort }) }, { preventScrollReset: true }),
  };
}

/** Answer to a search. While the next one loads, or when it fails, the page is still the one before. */
interface Answer {
  readonly page: Pick<SearchPage, 'around'> | undefined;
  readonly isLoading: boolean;
  readonly error?: unknown;
}

/**
 * The finder with what its answer says a radius is around; until there is one, the city as it was typed. Around nothing
 * a radius means nothing, and ends.
 */
export function answered(finder: Finder, { page, isLoading, error }: Answer): Finder {
  const { query, change } = finder;
  const isCurrent = page && !isLoading && !error;
  const around = page?.around ? (isCurrent ? page.around : cityText(query)) : '';
  if (around) return { ...finder, around };
  return {
    ...finder,
    query: { ...query, radius: null },
    change: isCurrent ? (changes) => change({ radius: null, ...changes }) : change,
  };
}

const sameSearch = (one: string, other: string): boolean =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();
