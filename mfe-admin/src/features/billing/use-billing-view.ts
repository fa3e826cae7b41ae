import type { AdminSubscription } from '@counterpart/api/contract';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import { useState } from 'react';
import { eventStates, planLabels, subscriptionStates } from './billing-words';

export const billingTabs = ['subscriptions', 'revenue', 'coupons', 'events'] as const;
export type BillingTab = (typeof billingTabs)[number];

const chosen = <Value extends string>(labels: Readonly<Record<Value, unknown>>, value: string | null): Value | null =>
  value !== null && Object.hasOwn(labels, value) ? (value as Value) : null;

/**
 * Reads the state of the billing pages from the URL:
 * `/admin/billing?q=ana&plan=premium&state=past_due&page=2&subscription=7`, `?tab=events&event=failed`.
 */
export function useBillingView() {
  const [params, setParams] = useSearchParams();
  // The field is ahead of the URL while the user types; the URL takes it over without a new history entry.
  const [search, setSearchText] = useState(params.get('q') ?? '');

  function change(values: Readonly<Record<string, string>>, replace = false): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace, preventScrollReset: true });
  }

  return {
    tab: billingTabs.find((tab) => tab === params.get('tab')) ?? 'subscriptions',
    setTab: (tab: BillingTab) =>
      setParams(tab === 'subscriptions' ? {} : { tab }, { replace: true, preventScrollReset: true }),
    search,
    plan: chosen<AdminSubscription['plan']>(planLabels, params.get('plan')),
    state: chosen<AdminSubscription['status']>(subscriptionStates, params.get('state')),
    event: chosen(eventStates, params.get('event')),
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
    /** The subscription whose history is open. */
    subscription: Math.floor(Number(params.get('subscription'))) || null,
    setSearch: (text: string) => {
      setSearchText(text);
      change({ q: text.trim(), page: '' }, true);
    },
    setPlan: (plan: string) => change({ plan, page: '' }),
    setState: (state: string) => change({ state, page: '' }),
    setEvent: (event: string) => change({ event, page: '' }),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : '' }),
    setSubscription: (id: number | null) => change({ subscription: id === null ? '' : String(id) }),
    clear: () => {
      setSearchText('');
      change({ q: '', plan: '', state: '', page: '' });
    },
  };
}

export type BillingView = ReturnType<typeof useBillingView>;
