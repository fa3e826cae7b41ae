import { useUrlQuery } from '@counterpart/shell/sdk';
import { useState } from 'react';
import type { AdminUser } from '@counterpart/api/contract';
import { accountStateLabels, userTypeLabels } from './user-list';
import { readOrder, writeOrder, type UserOrder } from './user-order';

const chosen = <Value extends string>(labels: Readonly<Record<Value, string>>, value: string): Value | null =>
  Object.hasOwn(labels, value) ? (value as Value) : null;

/**
 * Search, filters, order and page of the user table, as the URL says:
 * `/admin?tab=users&q=ana&type=client&sort=-name&page=2`.
 */
export function useUserView() {
  const { get, page, change } = useUrlQuery();
  // The field is ahead of the URL while the user types; the URL takes it over without a new history entry.
  const [search, setSearchText] = useState(get('q'));

  return {
    search,
    type: chosen<AdminUser['userType']>(userTypeLabels, get('type')),
    accountState: chosen<AdminUser['accountState']>(accountStateLabels, get('state')),
    order: readOrder(get('sort')),
    page,
    setSearch: (text: string) => {
      setSearchText(text);
      change({ q: text.trim(), page: '' });
    },
    setType: (type: string) => change({ type, page: '' }, false),
    setAccountState: (state: string) => change({ state, page: '' }, false),
    clear: () => {
      setSearchText('');
      change({ q: '', type: '', state: '', page: '' }, false);
    },
    setOrder: (order: UserOrder | null) => change({ sort: writeOrder(order), page: '' }, false),
    setPage: (next: number) => change({ page: next }, false),
  };
}
