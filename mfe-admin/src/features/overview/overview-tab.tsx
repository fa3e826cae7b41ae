import { auditActions, type AuditAction } from '@counterpart/api/contract';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { logPicture } from '@counterpart/design-system/pictures/log';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { Health } from './health';
import { OpenQueues } from './open-queues';
import { Rows } from './rows';

const actionText = (action: string): string => (action in auditActions ? auditActions[action as AuditAction] : action);

/** The Overview tab: what waits, what is unhealthy, and what happened since yesterday. */
export function OverviewTab(): ReactNode {
  const dateText = useDateText();
  const overview = useApi('/api/admin/overview');
  return (
    <Stack gap={32}>
      <OpenQueues />
      <Loaded of={overview} name="what happened">
        {(data) => (
          <>
            <Stack as="section" gap={12}>
              <Heading level={2} size="large">
                Health
              </Heading>
              <Health failedMails={data.failedMails} lateMails={data.lateMails} />
            </Stack>
            <Stack as="section" gap={12}>
              <Heading level={2} size="large">
                Since yesterday
              </Heading>
              {data.activity.length === 0 ? (
                <EmptyState
                  headingLevel={3}
                  compact
                  illustration={logPicture}
                  title="No recent activity"
                  description="What happens on the platform appears here."
                />
              ) : (
                <Rows aria-label="Activity">
                  {data.activity.map(({ id, at, action, actor, subject }) => (
                    <li key={id}>
                      <span>
                        <Text as="span" weight="semibold">
                          {actionText(action)}
                        </Text>{' '}
                        <Text as="span" size="small" tone="muted">
                          {`${actor}, ${subject}`}
                        </Text>
                      </span>
                      <Text as="span" size="small" tone="muted" tabular>
                        {dateText(at, 'moment')}
                      </Text>
                    </li>
                  ))}
                </Rows>
              )}
            </Stack>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
