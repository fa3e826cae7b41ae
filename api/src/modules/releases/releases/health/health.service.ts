import type { PageViews } from '../../../../contract/named-types';
import { shellArea } from '../../../../contract/limits/areas';
import type { Counter, DailyCounts } from '../../../../platform/counts/daily-counts';
import { addDays, dayOf } from '../../../../platform/counts/utc-day';
import { database } from '../../../../platform/database/transaction';
import { ReleaseActivation } from '../release.model';
import { vitals, type Vital } from './health.schema';

/** Days that health covers, and after which what is counted is forgotten. */
const days = { shown: 7, stored: 30 } as const;
/** Each bucket of a web vital ends a tenth higher than the one before: a percentile is at most that much too high. */
const step = 1.1;

/** Reports of browsers on an area, or on the shell, over the last days. */
export interface Reported {
  readonly views: number;
  readonly errors: number;
  /** Pages of which the web vitals are known. */
  readonly pages: number;
  /** The value that three of four pages keep to; null when none is known. */
  readonly percentiles: Readonly<Record<Vital, number | null>>;
}

/** Says what was reported of an area. */
export type ReadReported = (area: string) => Reported;

const firstDay = (count: number): string => addDays(dayOf(new Date()), 1 - count);

/** Counts what a tab showed of areas that are served; other names are dropped. */
export async function recordViews({ views, vitals: measured }: PageViews, counts: DailyCounts): Promise<void> {
  const served = new Set((await ReleaseActivation.query().where({ active: true })).map(({ name }) => name));
  for (const [area, count] of Object.entries(views)) if (served.has(area)) counts.add('areaView', area, count);
  if (!measured || !served.has(measured.area)) return;
  for (const [vital, unit] of Object.entries(vitals) as [Vital, number][]) {
    const value = measured[vital];
    if (value !== undefined) counts.add('webVital', `${measured.area} ${vital} ${bucketOf(value * unit)}`);
  }
}

const bucketOf = (value: number): number =>
  value < 1 ? 0 : Math.ceil(step ** Math.ceil(Math.log(value) / Math.log(step)));

interface Bucket {
  readonly area: string;
  readonly vital: string;
  /** Highest value of it: milliseconds, or thousandths of a shift. */
  readonly upTo: number;
  readonly pages: number;
}

interface Counted {
  readonly subject: string;
  readonly count: number | string;
}

const countedSince = (counter: Counter, day: string) =>
  database()('daily_counts')
    .where({ counter })
    .where('day', '>=', day)
    .groupBy('subject')
    .select('subject')
    .sum<Counted[]>({ count: 'amount' });

/** Reads what browsers reported of areas; the shell has the views and web vitals of every page. */
export async function readReported(): Promise<ReadReported> {
  const since = firstDay(days.shown);
  const [views, errors, measured] = await Promise.all([
    countedSince('areaView', since),
    database()('area_error_days as d')
      .join('area_errors as e', 'e.id', 'd.errorId')
      .where('d.day', '>=', since)
      .groupBy('e.area')
      .select({ subject: 'e.area' })
      .sum({ count: 'd.reports' }),
    countedSince('webVital', since),
  ]);
  const buckets = measured.map(({ subject, count }): Bucket => {
    const [area = '', vital = '', upTo] = subject.split(' ');
    return { area, vital, upTo: Number(upTo), pages: Number(count) };
  });
  const sumOf = (rows: { subject?: string; count?: unknown }[], area: string, isAll = false) =>
    rows.filter(({ subject }) => isAll || subject === area).reduce((sum, { count }) => sum + Number(count), 0);
  return (area) => {
    const isAll = area === shellArea;
    const own = (vital: Vital) => buckets.filter((row) => row.vital === vital && (isAll || row.area === area));
    const percentile = (vital: Vital) => {
      const found = percentileOf(own(vital));
      return found === null ? null : found / vitals[vital];
    };
    return {
      views: sumOf(views, area, isAll),
      errors: sumOf(errors, area),
      pages: Math.max(...(Object.keys(vitals) as Vital[]).map((vital) => pagesOf(own(vital)))),
      percentiles: { paint: percentile('paint'), input: percentile('input'), shift: percentile('shift') },
    };
  };
}

const pagesOf = (buckets: readonly Bucket[]): number => buckets.reduce((sum, { pages }) => sum + pages, 0);

/** Returns the highest value of the bucket that three of four pages are within; null without a page. */
function percentileOf(buckets: readonly Bucket[]): number | null {
  const wanted = pagesOf(buckets) * 0.75;
  let sum = 0;
  const inOrder = buckets.toSorted((one, other) => one.upTo - other.upTo);
  return inOrder.find(({ pages }) => (sum += pages) >= wanted)?.upTo ?? null;
}

/** Forgets what was counted too long ago. */
export async function forgetViews(): Promise<void> {
  const counters: readonly Counter[] = ['areaView', 'webVital'];
  await database()('daily_counts').whereIn('counter', counters).where('day', '<', firstDay(days.stored)).delete();
}
