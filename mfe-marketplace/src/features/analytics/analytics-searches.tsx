import { countText, type Analytics, type AnalyticsDetail } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { RankedList } from '@counterpart/design-system/ranked-list';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import { counted } from '../../counted';
import { ExportLink } from './export-link';

const title = 'Searches that found you';

/** Searches whose results showed this professional; rare ones are summed up. */
export function AnalyticsSearches({
  analytics,
  detail: { searches, rareSearches },
}: {
  readonly analytics: Analytics;
  readonly detail: AnalyticsDetail;
}): ReactNode {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Inline gap={12} justify="between" align="center">
            <Heading level={3} id={headingId}>
              {title}
            </Heading>
            <ExportLink report="searches" range={analytics} what={title} />
          </Inline>
          <Text size="small" tone="muted">
            Only words that are in your listing. A search shows up here from its fifth appearance on, so that none
            points to one person.
          </Text>
        </Stack>
        {searches.length > 0 ? (
          <RankedList
            label={title}
            headings={['Search', 'Appearances']}
            rows={searches.map(({ search, label, href, appearances }) => ({
              ...{ id: search, label, count: appearances },
              ...(href && { href }),
            }))}
          />
        ) : (
          <Text>No search found you five times on these days.</Text>
        )}
        {rareSearches > 0 && (
          <Text size="small" tone="muted">
            {`Rarer searches: ${counted(rareSearches, 'appearance', 'appearances')}${
              searches.length > 0 ? ` of ${countText(analytics.totals.appearances)} in all` : ''
            }.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
