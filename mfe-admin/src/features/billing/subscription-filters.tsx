import { searchLimits } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import { SearchBar } from '@counterpart/design-system/search-bar';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';
import { FilterRow } from '../../frame/filter-row';
import { planLabels, subscriptionStates } from './billing-words';
import type { BillingView } from './use-billing-view';

const every = 'every';
const plans = [
  { value: every, label: 'All plans' },
  ...Object.entries(planLabels).map(([value, label]) => ({ value, label })),
];
const states = [
  { value: every, label: 'Any status' },
  ...Object.entries(subscriptionStates).map(([value, { label }]) => ({ value, label })),
];

/** Words, plan and state. */
export function SubscriptionFilters({ view }: { readonly view: BillingView }): ReactNode {
  return (
    <FilterRow role="search" aria-label="Subscriptions">
      <SearchBar
        label="Search subscriptions"
        placeholder="Search by name or email"
        value={view.search}
        onChange={(text) => view.setSearch(text.slice(0, searchLimits.queryMax))}
      />
      <Field label="Plan" hideLabel>
        <Select
          options={plans}
          value={view.plan ?? every}
          onChange={(plan) => view.setPlan(plan === every ? '' : plan)}
        />
      </Field>
      <Field label="State" hideLabel>
        <Select
          options={states}
          value={view.state ?? every}
          onChange={(state) => view.setState(state === every ? '' : state)}
        />
      </Field>
    </FilterRow>
  );
}
