import type { AnalyticsFigures } from '../../../contract/named-types';
import { siteDayOf } from '../../../platform/counts/site-day';
import { addDays } from '../../../platform/counts/utc-day';
import { database } from '../../../platform/database/transaction';
import type { ReportRange } from '../reports/reports.schema';
import { readContacts, type Contact } from './contacts';
import { median } from './median';

interface DayCount {
  readonly day: string;
  readonly views: number;
  readonly appearances: number;
}

/** Daily counts and contacts of a professional, to add up over any range. */
export interface History {
  readonly counts: readonly DayCount[];
  readonly contacts: readonly (Contact & { readonly day: string })[];
}

/** Reads each professional's history on some days. */
export async function readHistories(ids: readonly number[], range: ReportRange): Promise<ReadonlyMap<number, History>> {
  const [rows, contacts] = await Promise.all([readCounts(ids, range), readContacts(ids, range)]);
  const histories = new Map(ids.map((id) => [id, emptyHistory()]));
  for (const { professionalId, day, views, appearances } of rows)
    histories.get(professionalId)?.counts.push({ day, views: Number(views), appearances: Number(appearances) });
  for (const contact of contacts)
    histories.get(contact.professionalId)?.contacts.push({ ...contact, day: siteDayOf(contact.at) });
  return histories;
}

interface CountRow {
  readonly professionalId: number;
  readonly day: string;
  readonly views: number | string;
  readonly appearances: number | string;
}

const readCounts = (ids: readonly number[], { from, to }: ReportRange): Promise<CountRow[]> =>
  database()('professional_counts')
    .whereIn('professionalId', [...ids])
    .whereIn('counter', ['view', 'appearance'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('professionalId', 'day')
    .select('professionalId', 'day')
    .select({
      views: database().raw("sum(case when counter = 'view' then amount else 0 end)"),
      appearances: database().raw("sum(case when counter = 'appearance' then amount else 0 end)"),
    })
    .then((rows: unknown) => rows as CountRow[]);

/** Returns the part of a history within some days. */
export function within(history: History, { from, to }: ReportRange): History {
  const isWithin = ({ day }: { readonly day: string }): boolean => day >= from && day <= to;
  return { counts: history.counts.filter(isWithin), contacts: history.contacts.filter(isWithin) };
}

/** Cuts histories into what happened within each of some ranges that follow each other. */
export function cutBy(ranges: readonly ReportRange[]): (history: History) => readonly History[] {
  const indexOf = new Map<string, number>();
  for (const [index, { from, to }] of ranges.entries())
    for (let day = from; day <= to; day = addDays(day, 1)) indexOf.set(day, index);
  return ({ counts, contacts }) => {
    const parts = ranges.map(emptyHistory);
    const partOf = (day: string) => parts[indexOf.get(day) ?? -1];
    for (const count of counts) partOf(count.day)?.counts.push(count);
    for (const contact of contacts) partOf(contact.day)?.contacts.push(contact);
    return parts;
  };
}

const emptyHistory = () => ({ counts: [] as DayCount[], contacts: [] as History['contacts'][number][] });

/** The figures of a history. */
export function figuresOf({ counts, contacts }: History): AnalyticsFigures {
  const sum = (of: 'views' | 'appearances'): number => counts.reduce((total, count) => total + count[of], 0);
  const replies = contacts.flatMap(({ responseMinutes }) => responseMinutes ?? []);
  const [views, typical] = [sum('views'), median(replies)];
  return {
    views,
    appearances: sum('appearances'),
    contacts: contacts.length,
    conversion: conversionOf(contacts.length, views),
    responseMinutes: typical === null ? null : Math.round(typical),
  };
}

/** Contacts per 100 views, at most 100: visitors who opt out of counting can still write. */
const conversionOf = (contacts: number, views: number): number | null =>
  views === 0 ? null : Math.min(100, Math.round((contacts / views) * 1_000) / 10);
