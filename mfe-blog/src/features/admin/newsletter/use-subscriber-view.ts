import { searchLimits } from '@counterpart/api/contract';
import { useUrlQuery } from '@counterpart/shell/sdk';
import { useState } from 'react';

export const tabs = ['all', 'confirmed', 'pending', 'unsubscribed'] as const;
export type Tab = (typeof tabs)[number];

/** Reads the view of subscribers from the URL: `/blog/admin/newsletter?status=pending&q=example&page=2`. */
export function useSubscriberView() {
  const { get, page, change } = useUrlQuery();
  const q = get('q');
  // The field is ahead of the URL while the user types.
  const [search, setSearchText] = useState(q);
  const tab = tabs.find((known) => known === get('status')) ?? 'all';
  const status = tab === 'all' ? undefined : tab;

  return {
    ...{ search, q, tab, page },
    query: { status, q: q || undefined, page: page > 1 ? page : undefined },
    exportHref: `/api/admin/newsletter/export?${new URLSearchParams({ ...(status && { status }), ...(q && { q }) }).toString()}`,
    setSearch: (text: string) => {
      const typed = text.slice(0, searchLimits.queryMax);
      setSearchText(typed);
      change({ q: typed.trim(), page: '' });
    },
    setTab: (next: Tab) => change({ status: next === 'all' ? '' : next, page: '' }, false),
    setPage: (next: number) => change({ page: next }, false),
    clear: () => {
      setSearchText('');
      change({ q: '', status: '', page: '' }, false);
    },
  };
}

export type SubscriberView = ReturnType<typeof useSubscriberView>;
