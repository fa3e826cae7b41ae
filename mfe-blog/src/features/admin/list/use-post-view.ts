import { blogLimits, searchLimits } from '@counterpart/api/contract';
import type { TableSort } from '@counterpart/design-system/data-table';
import { useUrlQuery } from '@counterpart/shell/sdk';
import { useState } from 'react';

export const tabs = ['all', 'published', 'draft', 'scheduled'] as const;
/** Statuses that the list can be narrowed to. */
const statuses = ['published', 'draft', 'scheduled', 'deleted'] as const;
export type Tab = (typeof tabs)[number];
export type Filter = 'category' | 'from' | 'to' | 'status';

const sortable = new Set(['title', 'status', 'category', 'author', 'date']);

/** The order of an address: `sort=-title`. */
function readSort(text: string): TableSort | null {
  const columnId = text.replace('-', '');
  if (!sortable.has(columnId)) return null;
  return { columnId, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

const noFilters = { category: '', from: '', to: '', status: '' };

/** Reads the view of the post list from the URL: `/blog/admin?tab=draft&q=tax&sort=-title&page=2`. */
export function usePostView() {
  const { get: read, page, ...url } = useUrlQuery();
  // The field is ahead of the URL while the user types.
  const [search, setSearchText] = useState(read('q'));
  const tab = tabs.find((known) => known === read('tab')) ?? 'all';
  const filters = { category: read('category'), from: read('from'), to: read('to'), status: read('status') };
  const sort = readSort(read('sort'));

  const change = (values: Parameters<typeof url.change>[0], replace = false) =>
    url.change({ page: '', ...values }, replace);
  const pageSize = blogLimits.adminPageSize;
  return {
    ...{ search, tab, page, pageSize, filters, sort },
    /** Query for the API. */
    query: {
      published: false,
      limit: pageSize,
      offset: (page - 1) * pageSize || undefined,
      q: read('q'),
      ...filters,
      status: tab === 'all' ? (statuses.find((known) => known === filters.status) ?? null) : tab,
      sort: sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}` : '',
    },
    filterCount: Object.values(filters).filter(Boolean).length,
    setSearch: (text: string) => {
      const typed = text.slice(0, searchLimits.queryMax);
      setSearchText(typed);
      change({ q: typed.trim() }, true);
    },
    setTab: (next: Tab) => change({ tab: next === 'all' ? '' : next, status: '' }),
    setFilter: (name: Filter, value: string) => change({ [name]: value, ...(name === 'status' && { tab: '' }) }),
    clearFilters: () => change(noFilters),
    clearAll: () => {
      setSearchText('');
      change({ ...noFilters, q: '', tab: '', sort: '' });
    },
    setSort: (next: TableSort | null) =>
      change({ sort: next ? `${next.direction === 'descending' ? '-' : ''}${next.columnId}` : '' }),
    setPage: (next: number) => change({ page: next }),
  };
}

export type PostView = ReturnType<typeof usePostView>;
