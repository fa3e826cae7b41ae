import { useUrlQuery } from '@counterpart/shell/sdk';
import { useState } from 'react';

/** Ranges that end today, by name, with what they are called. */
export const presets = {
  '7': 'Last 7 days',
  '28': 'Last 28 days',
  '90': 'Last 90 days',
  '365': 'Last 12 months',
} as const;
export type RangeName = keyof typeof presets | 'custom';

export const comparisons = {
  previous: 'Previous period',
  year: 'Same days last year',
  none: 'No comparison',
} as const;
export type Comparison = keyof typeof comparisons;

/** A day in UTC, so many days later than another. */
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isPreset = (name: string): name is keyof typeof presets => Object.hasOwn(presets, name);

/**
 * Days and comparison of the reports, as the URL says: `/admin?tab=reports&range=90&compare=year`, or
 * `range=custom&from=…&to=…`.
 */
export function useReportView() {
  const { get, change } = useUrlQuery();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const named = get('range');
  const range: RangeName = named === 'custom' || isPreset(named) ? named : '28';
  const compared = get('compare');
  const compare: Comparison = Object.hasOwn(comparisons, compared) ? (compared as Comparison) : 'previous';
  const [from, to] = [get('from'), get('to')];
  const usual = { from: addDays(today, range === 'custom' ? -27 : 1 - Number(range)), to: today };
  const days = range === 'custom' ? { from: isDay(from) ? from : usual.from, to: isDay(to) ? to : usual.to } : usual;

  return {
    range,
    compare,
    today,
    ...days,
    /** A range of one's own begins with the days that were shown. */
    setRange: (name: RangeName) =>
      change(name === 'custom' ? { range: name, ...days } : { range: name === '28' ? '' : name, from: '', to: '' }),
    setDays: (values: { readonly from?: string; readonly to?: string }) =>
      change({ range: 'custom', ...days, ...values }),
    setCompare: (name: Comparison) => change({ compare: name === 'previous' ? '' : name }),
  };
}

export type ReportView = ReturnType<typeof useReportView>;
