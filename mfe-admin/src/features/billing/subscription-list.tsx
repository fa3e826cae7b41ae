import { fullName, moneyText, type AdminSubscription } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { DataTable, type DataTableColumn } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useDateText, type WriteDate } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Named } from '../../frame/named';
import { planLabels, subscriptionStates, untilText } from './billing-words';
import { HistoryDrawer } from './history-drawer';
import { SubscriptionFilters } from './subscription-filters';
import type { BillingView } from './use-billing-view';

/** Search, filters and pages of subscriptions, and the history of one. */
export function SubscriptionList({ view }: { readonly view: BillingView }): ReactNode {
  const { search, plan, state, page } = view;
  const found = useApi(
    '/api/admin/billing/subscriptions',
    { query: { q: search.trim(), plan: plan ?? '', status: state ?? '', page: page > 1 ? page : undefined } },
    { keepPreviousData: true },
  );
  const dateText = useDateText();
  return (
    <Stack gap={16}>
      <SubscriptionFilters view={view} />
      <Loaded of={found} name="the subscriptions">
        {({ items, total, pageSize }) =>
          items.length === 0 ? (
            <Nothing view={view} />
          ) : (
            <>
              <Text size="small" tone="subtle" role="status">
                {`${total.toLocaleString('en-US')} ${total === 1 ? 'subscription' : 'subscriptions'}`}
              </Text>
              <DataTable<AdminSubscription>
                label="Subscriptions"
                rows={items}
                rowKey={({ id }) => id}
                loading={found.isLoading}
                columns={columns(view.setSubscription, dateText)}
              />
              <Pagination
                label="Pages of subscriptions"
                page={page}
                pageSize={pageSize}
                total={total}
                onPageChange={view.setPage}
              />
            </>
          )
        }
      </Loaded>
      {view.subscription !== null && (
        <HistoryDrawer id={view.subscription} onClose={() => view.setSubscription(null)} />
      )}
    </Stack>
  );
}

/** Content for phones, where the state has no column: the row fits with its button. */
const OnPhones = styled.div`
  ${from('small')} {
    display: none;
  }
`;

function State({ status }: Pick<AdminSubscription, 'status'>): ReactNode {
  return <Badge tone={subscriptionStates[status].tone}>{subscriptionStates[status].label}</Badge>;
}

function Nothing({ view }: { readonly view: BillingView }): ReactNode {
  const isFiltered = view.search.trim() !== '' || view.plan !== null || view.state !== null || view.page > 1;
  return (
    <EmptyState
      headingLevel={2}
      illustration={null}
      title={isFiltered ? 'No subscriptions found' : 'No subscriptions yet'}
      description={
        isFiltered ? 'No subscriptions match all of these filters.' : 'They appear as soon as someone tries a plan.'
      }
      action={isFiltered && <Button onClick={view.clear}>Clear Filters</Button>}
    />
  );
}

const columns = (open: (id: number) => void, dateText: WriteDate): readonly DataTableColumn<AdminSubscription>[] => [
  {
    id: 'user',
    title: 'Subscriber',
    render: ({ user, plan, status }) => (
      <Stack gap={4}>
        <Named name={fullName(user)} note={user.email} />
        <OnPhones>
          <Inline gap={8}>
            <State status={status} />
            <Text size="small" tone="subtle">
              {planLabels[plan]}
            </Text>
          </Inline>
        </OnPhones>
      </Stack>
    ),
  },
  {
    id: 'plan',
    title: 'Plan',
    from: 'small',
    render: ({ plan, interval, amountCents }) => (
      <Named
        name={planLabels[plan]}
        note={`${moneyText(amountCents)} ${interval === 'annual' ? 'a year' : 'a month'}`}
      />
    ),
  },
  {
    id: 'state',
    title: 'Status',
    from: 'small',
    render: ({ status }) => <State status={status} />,
  },
  { id: 'next', title: 'Until', from: 'wide', render: (subscription) => untilText(subscription, dateText) },
  {
    id: 'open',
    title: 'History',
    align: 'end',
    render: ({ id, user }) => (
      <Button size="small" variant="secondary" aria-label={`History of ${fullName(user)}`} onClick={() => open(id)}>
        History
      </Button>
    ),
  },
];
