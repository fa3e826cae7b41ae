import { searchLimits } from '@counterpart/api/contract';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import { useState } from 'react';

export const tabs = ['all', 'confirmed', 'pending', 'unsubscribed'] as const;
export type Tab = (typeof tabs)[number];

/** Reads the view of subscribers from the URL: `/blog/admin/newsletter?status=pending&q=example&page=2`. */
export function useSubscriberView() {
  const [params, setParams] = useSearchParams();
  // The field is ahead of the URL while the user types.
  const [search, setSearchText] = useState(params.get('q') ?? '');
  const q = params.get('q') ?? '';
  const tab = tabs.find((known) => known === params.get('status')) ?? 'all';
  const status = tab === 'all' ? undefined : tab;
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);

  function change(name: string, value: string, replace = false): void {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace, preventScrollReset: true });
  }

  return {
    ...{ search, q, tab, page },
    query: { status, q: q || undefined, page: page > 1 ? page : undefined },
    exportHref: `/api/admin/newsletter/export?${new URLSearchParams({ ...(status && { status }), ...(q && { q }) }).toString()}`,
    setSearch: (text: string) => {
      const typed = text.slice(0, searchLimits.queryMax);
      setSearchText(typed);
      change('q', typed.trim(), true);
    },
    setTab: (next: Tab) => change('status', next === 'all' ? '' : next),
    setPage: (next: number) => change('page', next > 1 ? String(next) : ''),
    clear: () => {
      setSearchText('');
      setParams({}, { preventScrollReset: true });
    },
  };
}

export type SubscriberView = ReturnType<typeof useSubscriberView>;
