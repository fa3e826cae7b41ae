/** A point in time of a chart. */
export interface ChartPoint {
  /** On the axis: 'Nov 3'. */
  readonly short: string;
  /** In the table and the tooltip: 'Nov 3, 2026'. */
  readonly long: string;
}

/** One line of a chart. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** One for each point; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** `main` and `second` stand beside each other, `previous` behind them. No two of one chart alike. */
  readonly tone: ChartTone;
}

export type ChartTone = 'main' | 'second' | 'previous';

/** Lines differ by their dashes too, so that color is not the only difference. */
export const lineLooks: Readonly<Record<ChartTone, { readonly color: string; readonly dashes: string }>> = {
  main: { color: 'var(--cp-primary)', dashes: '0' },
  second: { color: 'var(--cp-star)', dashes: '8 3' },
  previous: { color: 'var(--cp-text-3)', dashes: '2 4' },
};
