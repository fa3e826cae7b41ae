import type { AdminSubscription } from '@counterpart/api/contract';
import { useUrlQuery } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { eventStates, planLabels, subscriptionStates } from './billing-words';

export const billingTabs = ['subscriptions', 'revenue', 'coupons', 'events'] as const;
export type BillingTab = (typeof billingTabs)[number];

const chosen = <Value extends string>(labels: Readonly<Record<Value, unknown>>, value: string): Value | null =>
  Object.hasOwn(labels, value) ? (value as Value) : null;

const nothingChosen = { q: '', plan: '', state: '', page: '' };

/**
 * Reads the state of the billing pages from the URL:
 * `/admin/billing?q=ana&plan=premium&state=past_due&page=2&subscription=7`, `?tab=events&event=failed`.
 */
export function useBillingView() {
  const { get, page, ...url } = useUrlQuery();
  // The field is ahead of the URL while the user types; the URL takes it over without a new history entry.
  const [search, setSearchText] = useState(get('q'));
  const change = (values: Parameters<typeof url.change>[0]) => url.change(values, false);

  return {
    tab: billingTabs.find((tab) => tab === get('tab')) ?? 'subscriptions',
    setTab: (tab: BillingTab) =>
      url.change({ ...nothingChosen, event: '', subscription: '', tab: tab === 'subscriptions' ? '' : tab }),
    search,
    plan: chosen<AdminSubscription['plan']>(planLabels, get('plan')),
    state: chosen<AdminSubscription['status']>(subscriptionStates, get('state')),
    event: chosen(eventStates, get('event')),
    page,
    /** The subscription whose history is open. */
    subscription: Math.floor(Number(get('subscription'))) || null,
    setSearch: (text: string) => {
      setSearchText(text);
      url.change({ q: text.trim(), page: '' });
    },
    setPlan: (plan: string) => change({ plan, page: '' }),
    setState: (state: string) => change({ state, page: '' }),
    setEvent: (event: string) => change({ event, page: '' }),
    setPage: (next: number) => change({ page: next }),
    setSubscription: (subscription: number | null) => change({ subscription }),
    clear: () => {
      setSearchText('');
      change(nothingChosen);
    },
  };
}

export type BillingView = ReturnType<typeof useBillingView>;
