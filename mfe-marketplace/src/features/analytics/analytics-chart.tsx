import { chartPoints, rangeText, stepTitles, type Analytics, type AnalyticsDetail } from '@counterpart/api/contract';
import { Chart, type ChartSeries } from '@counterpart/design-system/chart';
import type { ReactNode } from 'react';
import { chartFigures, type ChartFigure } from './use-analytics-view';

interface Props {
  readonly detail: AnalyticsDetail;
  readonly range: Pick<Analytics, 'from' | 'to'>;
  readonly figure: ChartFigure;
}

/** One figure over the days, beside the middle of like professionals. Loaded apart: it brings the chart library. */
export function AnalyticsChart({ detail: { points, peers, step }, range, figure }: Props): ReactNode {
  const own: ChartSeries = {
    id: 'own',
    label: 'You',
    tone: 'main',
    values: points.map(({ figures }) => figures[figure]),
  };
  const median: ChartSeries = {
    id: 'median',
    label: `Median of ${peers?.count ?? 0} like you`,
    tone: 'second',
    values: points.map(({ medians }) => medians?.[figure] ?? null),
  };
  return (
    <Chart
      label={`${chartFigures[figure]} by ${step}, ${rangeText(range)}`}
      pointTitle={stepTitles[step]}
      points={chartPoints(points, step)}
      series={peers ? [own, median] : [own]}
    />
  );
}
