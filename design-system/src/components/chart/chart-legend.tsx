import type { ReactNode } from 'react';
import styled from 'styled-components';
import { lineLooks, type ChartSeries } from './chart-series';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-4) var(--cp-space-16);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);

  li {
    display: flex;
    align-items: center;
    gap: var(--cp-space-8);
  }
`;

/** Key to the lines. */
export function ChartLegend({ series }: { readonly series: readonly ChartSeries[] }): ReactNode {
  return (
    <List>
      {series.map(({ id, label, tone }) => (
        <li key={id}>
          <LineSample tone={tone} />
          <span>{label}</span>
        </li>
      ))}
    </List>
  );
}

/** A piece of a line as the chart draws it. */
export function LineSample({ tone }: Pick<ChartSeries, 'tone'>): ReactNode {
  const { color, dashes } = lineLooks[tone];
  return (
    <svg width="24" height="4" aria-hidden>
      <line x1="0" y1="2" x2="24" y2="2" stroke={color} strokeWidth="2" strokeDasharray={dashes} />
    </svg>
  );
}
