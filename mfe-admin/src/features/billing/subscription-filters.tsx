import { limits } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import { from } from '@counterpart/design-system/layout';
import { SearchBar } from '@counterpart/design-system/search-bar';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { planLabels, subscriptionStates } from './billing-words';
import type { BillingView } from './use-billing-view';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--cp-space-12);

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${from('medium')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);

    & > :first-child {
      grid-column: auto;
    }
  }
`;

const every = 'every';
const plans = [
  { value: every, label: 'All plans' },
  ...Object.entries(planLabels).map(([value, label]) => ({ value, label })),
];
const states = [
  { value: every, label: 'All states' },
  ...Object.entries(subscriptionStates).map(([value, { label }]) => ({ value, label })),
];

/** Words, plan and state. */
export function SubscriptionFilters({ view }: { readonly view: BillingView }): ReactNode {
  return (
    <Row role="search" aria-label="Subscriptions">
      <SearchBar
        label="Search subscriptions"
        placeholder="Search by name or email"
        value={view.search}
        onChange={(text) => view.setSearch(text.slice(0, limits.search.queryMax))}
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
    </Row>
  );
}
