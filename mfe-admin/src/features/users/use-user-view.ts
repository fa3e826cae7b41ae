import { useSearchParams } from '@counterpart/shell/sdk/router';
import { useState } from 'react';
import { readOrder, writeOrder, type UserOrder } from './user-order';

/** Search, order and page of the user table, as the address says: `/admin?q=ana&sort=-name&page=2`. */
export function useUserView() {
  const [params, setParams] = useSearchParams();
  // The field is ahead of the address while somebody types; the address takes it over without a new history entry.
  const [search, setSearchText] = useState(params.get('q') ?? '');

  function change(values: Readonly<Record<string, string>>, replace: boolean): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace, preventScrollReset: true });
  }

  return {
    search,
    order: readOrder(params.get('sort')),
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
    setSearch: (text: string) => {
      setSearchText(text);
      change({ q: text.trim(), page: '' }, true);
    },
    setOrder: (order: UserOrder | null) => change({ sort: writeOrder(order), page: '' }, false),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : '' }, false),
  };
}
