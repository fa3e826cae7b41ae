import type { QueueSummary } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useTimeAgo } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { queueLabels } from '../../queue-labels';
import { Rows } from './rows';

/** Open items by queue: number, age of the oldest, and the viewer's own. */
export function OpenQueues(): ReactNode {
  const timeAgo = useTimeAgo();
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
                  {textOf(summary, timeAgo)}
                </Text>
              </li>
            ))}
          </Rows>
        )}
      </Loaded>
    </Stack>
  );
}

function textOf({ open, mine, oldestOpenAt }: QueueSummary, timeAgo: (moment: string) => string): string {
  if (open === 0) return 'Nothing open';
  const own = mine > 0 ? `, ${mine} mine` : '';
  return `${open} open${own}${oldestOpenAt ? `, the oldest ${timeAgo(oldestOpenAt)}` : ''}`;
}
