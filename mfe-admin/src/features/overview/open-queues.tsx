import type { QueueSummary } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, TimeAgo, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { queueLabels } from '../../queue-labels';
import { Rows } from './rows';

/** Open items by queue: number, age of the oldest, and the viewer's own. */
export function OpenQueues(): ReactNode {
  const queues = useApi('/api/admin/queues');
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size="large">
        Open items
      </Heading>
      <Loaded of={queues} name="the queues" compact headingLevel={3}>
        {(data) => (
          <Rows aria-label="Queues">
            {data.map((summary) => (
              <li key={summary.queue}>
                <Link href={`/admin/queues?queue=${summary.queue}`}>{queueLabels[summary.queue].label}</Link>
                <Text as="span" size="small" tone="muted">
                  <OpenText summary={summary} />
                </Text>
              </li>
            ))}
          </Rows>
        )}
      </Loaded>
    </Stack>
  );
}

function OpenText({ summary: { open, mine, oldestOpenAt } }: { readonly summary: QueueSummary }): ReactNode {
  if (open === 0) return <span>Nothing open</span>;
  return (
    <>
      <span>{`${open} open${mine > 0 ? `, ${mine} mine` : ''}`}</span>
      {oldestOpenAt && (
        <span>
          {', the oldest '}
          <TimeAgo at={oldestOpenAt} />
        </span>
      )}
    </>
  );
}
