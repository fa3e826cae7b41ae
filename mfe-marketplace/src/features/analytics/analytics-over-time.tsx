import { calendarDayText, type Analytics, type AnalyticsDetail } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { lazyPart } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import { ExportLink } from './export-link';
import type { AnalyticsView, ChartFigure } from './use-analytics-view';

const LazyChart = lazyPart(async () => (await import('./analytics-chart')).AnalyticsChart, {
  name: 'the chart',
  loading: (
    <SkeletonGroup label="Loading chart">
      <Skeleton shape="block" height={284} />
    </SkeletonGroup>
  ),
});

const options: readonly { readonly value: ChartFigure; readonly label: string }[] = [
  { value: 'views', label: 'Views' },
  { value: 'appearances', label: 'Appearances' },
  { value: 'contacts', label: 'Contacts' },
];

interface Props {
  readonly view: AnalyticsView;
  readonly analytics: Analytics;
  readonly detail: AnalyticsDetail;
}

/** The days as a line or a table. */
export function AnalyticsOverTime({ view, analytics, detail }: Props): ReactNode {
  const headingId = useId();
  const { countedSince, from } = analytics;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={16}>
        <Inline gap={12} justify="between" align="center">
          <Heading level={3} id={headingId}>
            Over time
          </Heading>
          <ExportLink report="days" range={analytics} what="Over time" />
        </Inline>
        <div>
          <SegmentedToggle label="Figure" options={options} value={view.figure} onChange={view.setFigure} />
        </div>
        <LazyChart detail={detail} range={analytics} figure={view.figure} />
        {countedSince && countedSince > from && (
          <Text
            size="small"
            tone="muted"
          >{`Views and appearances have been counted since ${calendarDayText(countedSince)}.`}</Text>
        )}
      </Stack>
    </Card>
  );
}
