import { useUrlQuery } from '@counterpart/shell/sdk';

/** Ranges that end today, by name, with what they are called. */
export const presets = { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' } as const;
const days = { '7': 7, '30': 30, '90': 90 } as const satisfies Record<keyof typeof presets, number>;
export type RangeName = keyof typeof presets | 'custom';

/** Figures that the chart can show. */
export const chartFigures = {
  views: 'Profile views',
  appearances: 'Search appearances',
  contacts: 'Contacts',
} as const;
export type ChartFigure = keyof typeof chartFigures;

interface Days {
  readonly from: string;
  readonly to: string;
}

const usual = '30';
const isPreset = (name: string): name is keyof typeof presets => Object.hasOwn(presets, name);
const isFigure = (name: string): name is ChartFigure => Object.hasOwn(chartFigures, name);

/**
 * Days and figure of the analytics, as the URL says: `/dashboard?tab=analytics&range=90&figure=contacts`, or
 * `range=custom&from=…&to=…`. Which days the last ones are is the server's to say.
 */
export function useAnalyticsView() {
  const { get, change } = useUrlQuery();
  const named = get('range');
  const range: RangeName = named === 'custom' || isPreset(named) ? named : usual;
  const [from, to, figure] = [get('from'), get('to'), get('figure')];

  return {
    range,
    figure: isFigure(figure) ? figure : 'views',
    /** As the API takes them. */
    query: range === 'custom' ? { ...(from && { from }), ...(to && { to }) } : { days: days[range] },
    /** A range of one's own begins with the days that were shown. */
    setRange: (name: RangeName, shown: Days) =>
      change(name === 'custom' ? { range: name, ...shown } : { range: name === usual ? '' : name, from: '', to: '' }),
    reset: () => change({ range: '', from: '', to: '' }),
    setDays: (days: Days) => change({ range: 'custom', ...days }),
    setFigure: (name: ChartFigure) => change({ figure: name === 'views' ? '' : name }),
  };
}

export type AnalyticsView = ReturnType<typeof useAnalyticsView>;
