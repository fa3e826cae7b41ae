import type { QueueName } from '@counterpart/api/contract';
import { Text } from '@counterpart/design-system/text';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AdminFrame } from '../../frame/admin-frame';
import { QueueFilters } from './queue-filters';
import { queueLabels } from '../../queue-labels';
import { QueuePanes } from './queue-panes';
import { QueuePicker } from './queue-picker';
import { useQueueView } from './use-queue-view';

/** The last of them, the panes, takes what is left of the window. */
const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  min-height: 0;
`;

/**
 * `/admin/queues`: what waits for administrators, the longest waiting first. Queue, filters and item stand in the URL.
 */
export function QueuesPage(): ReactNode {
  return <Queue />;
}

/** `/admin/verification`: the queue of licenses to check. */
export function VerificationPage(): ReactNode {
  return <Queue fixed="verification" />;
}

function Queue({ fixed }: { readonly fixed?: QueueName }): ReactNode {
  const view = useQueueView(fixed);
  const { queue, state, kind, words, page } = view;
  const list = useApi(
    '/api/admin/queues/{queue}',
    { path: { queue }, query: { state, kind, q: words, page } },
    { keepPreviousData: false },
  );
  const { label, description } = queueLabels[queue];
  return (
    <AdminFrame fillsWindow title={fixed ? label : 'Queues'} {...(fixed && { description })}>
      <Rows>
        {!fixed && (
          <>
            <QueuePicker current={queue} />
            <Text tone="muted">{description}</Text>
          </>
        )}
        <QueueFilters key={queue} view={view} kinds={list.data?.kinds ?? []} />
        <Loaded of={list} name="the queue">
          {(data) => <QueuePanes key={queue} page={data} view={view} />}
        </Loaded>
      </Rows>
    </AdminFrame>
  );
}
