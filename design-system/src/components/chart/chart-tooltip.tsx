import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LineSample } from './chart-legend';
import type { ChartPoint, ChartSeries } from './chart-series';

const Box = styled.div`
  padding: var(--cp-space-8) var(--cp-space-12);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg);
  box-shadow: var(--cp-shadow);
  color: var(--cp-text);
  font-size: var(--cp-font-size-small);

  p {
    margin: 0 0 var(--cp-space-4);
    font-weight: var(--cp-weight-semibold);
  }

  div {
    display: flex;
    align-items: center;
    gap: var(--cp-space-8);
  }

  b {
    margin-inline-start: auto;
    padding-inline-start: var(--cp-space-12);
  }
`;

interface Props {
  readonly index: number | null;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  readonly format: (value: number) => string;
}

/** The values of one point; read out as the arrow keys move along the chart. */
export function ChartTooltip({ index, points, series, format }: Props): ReactNode {
  const point = index === null ? undefined : points[index];
  if (!point || index === null) return null;
  return (
    <Box role="status" aria-live="assertive">
      <p>{point.long}</p>
      {series.map(({ id, label, tone, values }) => (
        <div key={id}>
          <LineSample tone={tone} />
          <span>{label}</span>
          <b>{valueText(values[index], format)}</b>
        </div>
      ))}
    </Box>
  );
}

/** A value in words; what is unknown is a dash. */
export const valueText = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? '–' : format(value);
