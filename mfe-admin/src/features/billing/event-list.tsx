import type { AdminBillingEventPage } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { Loaded, useAct, useApi, useDateText } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { FilterGrid } from '../../frame/filter-row';
import { ChoiceFilter, optionsOf } from '../../frame/choice-filter';
import { Named } from '../../frame/named';
import { eventStates } from './billing-words';
import type { BillingView } from './use-billing-view';

type Event = AdminBillingEventPage['items'][number];

const outcomes: Partial<Record<Event['status'], string>> = {
  processed: 'The event was applied',
  ignored: 'The event was ignored',
};
const states = optionsOf(eventStates);

/** Lists reports of the payment service with their outcomes; those not applied can be applied again. */
export function EventList({ view }: { readonly view: BillingView }): ReactNode {
  const { event, page } = view;
  const { pending, run } = useAct();
  const dateText = useDateText();
  const [replayedId, setReplayedId] = useState<number | null>(null);
  const found = useApi(
    '/api/admin/billing/events',
    { query: { status: event ?? '', page: page > 1 ? page : undefined } },
    { keepPreviousData: true, revalidateOnMount: true },
  );

  const replay = ({ id }: Event) => {
    setReplayedId(id);
    void run((api) => api.send('post', '/api/admin/billing/events/{id}/replay', { path: { id } }), {
      done: ({ status, problem }) => ({
        title: outcomes[status] ?? 'The event still waits',
        ...(problem && { description: problem }),
        tone: outcomes[status] ? 'success' : 'destructive',
      }),
      failed: 'The event was not applied',
      after: () => found.mutate(),
    });
  };

  return (
    <Stack gap={16}>
      <FilterGrid $columns={3}>
        <ChoiceFilter label="Status" any="Any status" options={states} value={event} onChange={view.setEvent} />
      </FilterGrid>
      <Loaded of={found} name="the payment events">
        {({ items, total, pageSize }) =>
          items.length === 0 ? (
            <EmptyState
              headingLevel={2}
              illustration={null}
              title={event ? 'No events with this status' : 'No events yet'}
              description="What the payment service reports about payments, refunds, disputes and cards appears here."
            />
          ) : (
            <>
              <DataTable<Event>
                label="Payment events"
                rows={items}
                rowKey={({ id }) => id}
                loading={found.isLoading}
                columns={[
                  {
                    id: 'type',
                    title: 'Event',
                    render: ({ type, eventId, problem }) => <Named name={type} note={problem ?? eventId} />,
                  },
                  {
                    id: 'state',
                    title: 'Status',
                    render: ({ status }) => <Badge tone={eventStates[status].tone}>{eventStates[status].label}</Badge>,
                  },
                  { id: 'attempts', title: 'Attempts', align: 'end', from: 'wide', render: ({ attempts }) => attempts },
                  {
                    id: 'received',
                    title: 'Received',
                    from: 'medium',
                    render: ({ receivedAt }) => dateText(receivedAt, 'second'),
                  },
                  {
                    id: 'replay',
                    title: 'Apply again',
                    align: 'end',
                    render: (stored) =>
                      stored.status !== 'processed' && (
                        <Button
                          size="small"
                          variant="secondary"
                          aria-label={`Apply ${stored.type} ${stored.eventId} again`}
                          disabled={pending}
                          pending={pending && replayedId === stored.id}
                          pendingLabel="Applying..."
                          onClick={() => replay(stored)}
                        >
                          Apply Again
                        </Button>
                      ),
                  },
                ]}
              />
              <Pagination
                label="Pages of payment events"
                page={page}
                pageSize={pageSize}
                total={total}
                onPageChange={view.setPage}
              />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
