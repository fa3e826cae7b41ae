import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../internal/visually-hidden';
import type { ChartPoint, ChartSeries } from './chart-series';
import { valueText } from './chart-tooltip';

const Scroller = styled.div`
  max-height: 240px;
  overflow: auto;
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--cp-font-size-small);
  font-variant-numeric: tabular-nums;

  caption {
    ${visuallyHidden}
  }

  th,
  td {
    padding: var(--cp-space-8) var(--cp-space-12);
    border-block-end: 1px solid var(--cp-border);
    text-align: start;
    white-space: nowrap;
  }

  thead th {
    position: sticky;
    top: 0;
    background: var(--cp-bg-subtle);
    color: var(--cp-text-2);
    font-weight: var(--cp-weight-semibold);
    white-space: normal;
  }

  tbody th {
    font-weight: var(--cp-weight-regular);
  }

  tr > :not(:first-child) {
    text-align: end;
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }
`;

interface Props {
  readonly label: string;
  readonly pointTitle: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  readonly format: (value: number) => string;
}

/** The same values as a table; it scrolls by itself, so it can have the focus. */
export function ChartTable({ label, pointTitle, points, series, format }: Props): ReactNode {
  return (
    <Scroller role="group" aria-label={label} tabIndex={0}>
      <Table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{pointTitle}</th>
            {series.map(({ id, label: title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ long }, index) => (
            <tr key={long}>
              <th scope="row">{long}</th>
              {series.map(({ id, values }) => (
                <td key={id}>{valueText(values[index], format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
