import { useId, useState, type ReactNode } from 'react';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';
import { Button } from '../button/button';
import { ChartLegend } from './chart-legend';
import { ChartTable } from './chart-table';
import { ChartTooltip } from './chart-tooltip';
import { useWidth } from './use-width';
import { lineLooks, type ChartPoint, type ChartSeries } from './chart-series';

export type { ChartPoint, ChartSeries } from './chart-series';

export interface ChartProps {
  /** Title for screen readers, and the caption of the table. */
  readonly label: string;
  /** Unit of a point: 'Day', 'Week'; the first heading of the table. */
  readonly pointTitle: string;
  /** From left to right. */
  readonly points: readonly ChartPoint[];
  /** One to three, each with a value for every point. */
  readonly series: readonly ChartSeries[];
  /** A value in words; default with commas. */
  readonly format?: (value: number) => string;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  min-width: 0;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-8);
`;

const height = 240;

const Plot = styled.div`
  height: ${height}px;
  overflow: hidden;
  font-size: var(--cp-font-size-small);
  font-variant-numeric: tabular-nums;

  .recharts-surface:focus-visible {
    border-radius: var(--cp-radius-medium);
    outline: 2px solid var(--cp-primary);
    outline-offset: 2px;
  }

  .recharts-surface:focus:not(:focus-visible) {
    outline: none;
  }
`;

const plain = (value: number): string => value.toLocaleString('en-US');
/** Up to so many points each has a dot of its own; more would be a string of beads. */
const mostDots = 14;

/**
 * Room in pixels for the longest label of the axis, whose top is a little above the highest value. The library's own
 * 'auto' measures before the font is there and cuts labels.
 */
function axisWidth(series: readonly ChartSeries[], format: (value: number) => string): number {
  const highest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return 16 + 8.5 * format(Math.ceil(highest * 1.25)).length;
}

/** Room in pixels right of the last point: half of the longest label, which stands centered below its point. */
const labelRoom = (points: readonly ChartPoint[]): number =>
  Math.max(12, ...points.map(({ short }) => 4.5 * short.length));

/** Shows how figures changed over time, as lines or as a table. Brings a chart library: load it lazily. */
export function Chart({ label, pointTitle, points, series, format = plain }: ChartProps): ReactNode {
  const plotId = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <Frame>
      <Bar>
        <ChartLegend series={series} />
        <Button variant="ghost" size="small" aria-controls={plotId} onClick={() => setIsTable(!isTable)}>
          {isTable ? 'View as Chart' : 'View as Table'}
        </Button>
      </Bar>
      <div id={plotId}>
        {isTable ? (
          <ChartTable {...{ label, pointTitle, points, series, format }} />
        ) : (
          <Lines {...{ label, points, series, format }} />
        )}
      </div>
    </Frame>
  );
}

function Lines({ label, points, series, format }: Required<Omit<ChartProps, 'pointTitle'>>): ReactNode {
  const [plot, width] = useWidth();
  const data = points.map((point, index) => ({
    ...point,
    ...Object.fromEntries(series.map(({ id, values }) => [id, values[index] ?? null])),
  }));
  return (
    <Plot ref={plot}>
      <LineChart
        width={width}
        height={height}
        data={data}
        title={label}
        margin={{ top: 8, right: labelRoom(points), bottom: 0, left: 0 }}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} stroke="var(--cp-border)" />
        <XAxis
          dataKey="short"
          stroke="var(--cp-border-control)"
          tick={{ fill: 'var(--cp-text-3)' }}
          tickLine={false}
          minTickGap={28}
        />
        <YAxis
          allowDecimals={false}
          width={axisWidth(series, format)}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--cp-text-3)' }}
          tickFormatter={format}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--cp-border-control)' }}
          content={(shown) => <ChartTooltip index={indexOf(shown)} {...{ points, series, format }} />}
        />
        {series.map(({ id, tone }) => (
          <Line
            key={id}
            dataKey={id}
            type="linear"
            isAnimationActive={false}
            connectNulls={false}
            strokeWidth={2}
            stroke={lineLooks[tone].color}
            strokeDasharray={lineLooks[tone].dashes}
            dot={points.length <= mostDots && { r: 3, strokeDasharray: '0', fill: 'var(--cp-bg)' }}
            activeDot={{ r: 5, strokeWidth: 0, fill: lineLooks[tone].color }}
          />
        ))}
      </LineChart>
    </Plot>
  );
}

/** The point that the pointer or the arrow keys are at; none is null. */
function indexOf({ active, activeIndex }: { active?: boolean; activeIndex?: unknown }): number | null {
  const index = Number(activeIndex);
  return active && activeIndex !== null && activeIndex !== undefined && Number.isInteger(index) ? index : null;
}
