import type { Analytics, AnalyticsDetail } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { ComparisonTable } from '@counterpart/design-system/comparison-table';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import { figures } from './figure-list';

const columns = [
  { id: 'own', title: 'You' },
  { id: 'median', title: 'Median' },
] as const;

/** One's own figures beside the middle of those of like professionals, or why there is none. */
export function AnalyticsPeers({
  totals,
  detail: { peers },
}: {
  readonly totals: Analytics['totals'];
  readonly detail: AnalyticsDetail;
}): ReactNode {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={3} id={headingId}>
            How you compare
          </Heading>
          <Text size="small" tone="muted">
            {peers
              ? `With ${peers.count} ${peers.group}. Half of them have more than the median, half have less.`
              : 'Fewer than ten professionals like you were listed on all of these days: too few to compare with.'}
          </Text>
        </Stack>
        {peers && (
          <ComparisonTable
            label="Your figures and the median"
            rowTitle="Figure"
            columns={columns}
            rows={figures.map(({ name, label, text }) => ({
              label,
              values: { own: text(totals[name]), median: text(peers.medians[name]) },
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
