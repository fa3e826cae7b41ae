import { searchLimits } from '@counterpart/api/contract';
import { SearchBar } from '@counterpart/design-system/search-bar';
import type { ReactNode } from 'react';
import { ChoiceFilter, optionsOf } from '../../frame/choice-filter';
import { FilterRow } from '../../frame/filter-row';
import { planLabels, subscriptionStates } from './billing-words';
import type { BillingView } from './use-billing-view';

const plans = optionsOf(planLabels);
const states = optionsOf(subscriptionStates);

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
      <ChoiceFilter label="Plan" hideLabel any="All plans" options={plans} value={view.plan} onChange={view.setPlan} />
      <ChoiceFilter
        label="Status"
        hideLabel
        any="Any status"
        options={states}
        value={view.state}
        onChange={view.setState}
      />
    </FilterRow>
  );
}
