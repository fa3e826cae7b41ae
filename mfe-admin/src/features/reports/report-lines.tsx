import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { lazyPart } from '@counterpart/shell/sdk';
import type { ComponentProps, ReactNode } from 'react';
import type { ReportChart } from './report-chart';

const LazyChart = lazyPart(async () => (await import('./report-chart')).ReportChart, {
  name: 'the chart',
  loading: (
    <SkeletonGroup label="Loading chart">
      <Skeleton shape="block" height={284} />
    </SkeletonGroup>
  ),
});

/** Lines over the days of the reports, whose library comes when it is needed. */
export function ReportLines(props: ComponentProps<typeof ReportChart>): ReactNode {
  return <LazyChart {...props} />;
}
