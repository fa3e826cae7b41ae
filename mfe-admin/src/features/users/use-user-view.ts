import { useSearchParams } from '@counterpart/shell/sdk/router';
import { useState } from 'react';
import type { AdminUser } from '@counterpart/api/contract';
import { accountStateLabels, userTypeLabels } from './user-list';
import { readOrder, writeOrder, type UserOrder } from './user-order';

const chosen = <Value extends string>(labels: Readonly<Record<Value, string>>, value: string | null): Value | null =>
  value !== null && Object.hasOwn(labels, value) ? (value as Value) : null;

/**
 * Search, filters, order and page of the user table, as the URL says:
 * `/admin?tab=users&q=ana&type=client&sort=-name&page=2`.
 */
export function useUserView() {
  const [params, setParams] = useSearchParams();
  // The field is ahead of the URL while the user types; the URL takes it over without a new history entry.
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
    type: chosen<AdminUser['userType']>(userTypeLabels, params.get('type')),
    accountState: chosen<AdminUser['accountState']>(accountStateLabels, params.get('state')),
    order: readOrder(params.get('sort')),
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
    setSearch: (text: string) => {
      setSearchText(text);
      change({ q: text.trim(), page: '' }, true);
    },
    setType: (type: string) => change({ type, page: '' }, false),
    setAccountState: (state: string) => change({ state, page: '' }, false),
    clear: () => {
      setSearchText('');
      change({ q: '', type: '', state: '', page: '' }, false);
    },
    setOrder: (order: UserOrder | null) => change({ sort: writeOrder(order), page: '' }, false),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : '' }, false),
  };
}
