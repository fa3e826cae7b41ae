import { chartPoints, rangeText, stepTitles, type AdminReports, type ReportFigures } from '@counterpart/api/contract';
import { Chart, type ChartSeries } from '@counterpart/design-system/chart';
import type { ReactNode } from 'react';

/** A line of a chart by the figure it shows. */
export interface ReportLine {
  readonly label: string;
  readonly of: (figures: ReportFigures) => number | null;
}

interface Props {
  readonly reports: AdminReports;
  readonly label: string;
  /** One, which is compared with the period before, or two beside each other. */
  readonly lines: readonly [ReportLine] | readonly [ReportLine, ReportLine];
  readonly format?: (value: number) => string;
}

/** Figures over time. Loaded apart: it brings the chart library. */
export function ReportChart({ reports, label, lines, format }: Props): ReactNode {
  const { points, previousPoints, compared, step } = reports;
  const series: ChartSeries[] = lines.map((line, index) => ({
    id: `line-${index}`,
    label: line.label,
    tone: index === 0 ? 'main' : 'second',
    values: points.map(({ figures }) => line.of(figures)),
  }));
  if (compared && lines.length === 1)
    series.push({
      id: 'previous',
      label: rangeText(compared),
      tone: 'previous',
      values: previousPoints.map(({ figures }) => lines[0].of(figures)),
    });
  return (
    <Chart
      label={`${label} by ${step}`}
      pointTitle={stepTitles[step]}
      points={chartPoints(points, step)}
      series={series}
      {...(format && { format })}
    />
  );
}
