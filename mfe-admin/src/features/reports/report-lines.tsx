import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import type { ReportChart } from './report-chart';

const LazyChart = lazy(async () => ({ default: (await import('./report-chart')).ReportChart }));

/** Lines over the days of the reports, whose library comes when it is needed. */
export function ReportLines(props: ComponentProps<typeof ReportChart>): ReactNode {
  return (
    <Suspense
      fallback={
        <SkeletonGroup label="Loading chart">
          <Skeleton shape="block" height={284} />
        </SkeletonGroup>
      }
    >
      <LazyChart {...props} />
    </Suspense>
  );
}
