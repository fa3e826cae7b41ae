import { useSearchParams } from '@counterpart/shell/sdk/router';
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
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
const isPreset = (name: string | null): name is keyof typeof presets => name !== null && Object.hasOwn(presets, name);

/**
 * Days and comparison of the reports, as the URL says: `/admin?tab=reports&range=90&compare=year`, or
 * `range=custom&from=…&to=…`.
 */
export function useReportView() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const named = params.get('range');
  const range: RangeName = named === 'custom' || isPreset(named) ? named : '28';
  const compared = params.get('compare');
  const compare: Comparison =
    compared !== null && Object.hasOwn(comparisons, compared) ? (compared as Comparison) : 'previous';
  const [from, to] = [params.get('from'), params.get('to')];
  const usual = { from: addDays(today, range === 'custom' ? -27 : 1 - Number(range)), to: today };
  const days = range === 'custom' ? { from: isDay(from) ? from : usual.from, to: isDay(to) ? to : usual.to } : usual;

  function change(values: Readonly<Record<string, string>>): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  }

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
