import type { AnalyticsDetail } from '../../contract/named-types';
import { stateName, termLabel } from '../../contract/taxonomy';
import { database } from '../../platform/database/transaction';
import type { ReportRange } from '../reports/reports.schema';
import { searchParts } from './counted-search';

/** Times that a search has to have found a professional within a range to be shown: a rarer one could be one person's. */
export const fewestAppearances = 5;
/** Searches that the page shows. */
export const mostShown = 20;

type Searches = Pick<AnalyticsDetail, 'searches' | 'rareSearches'>;

/** The searches that found a professional on some days, most often first, and how often rare ones did. */
export async function readSearches(professionalId: number, range: ReportRange, most: number): Promise<Searches> {
  const rows: { subject?: string; total?: number | string }[] = await database()('professional_counts')
    .where({ professionalId, counter: 'search' })
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .groupBy('subject')
    .select('subject')
    .sum({ total: 'amount' })
    .orderBy([{ column: 'total', order: 'desc' }, 'subject']);
  const found = rows.map(({ subject = '', total }) => ({ subject, appearances: Number(total) }));
  const isRare = ({ appearances }: { readonly appearances: number }): boolean => appearances < fewestAppearances;
  return {
    searches: found
      .filter((row) => !isRare(row))
      .slice(0, most)
      .map(({ subject, appearances }) => ({ ...presentSearch(subject), appearances })),
    rareSearches: found.filter(isRare).reduce((sum, { appearances }) => sum + appearances, 0),
  };
}

const directories: Readonly<Record<string, readonly [label: string, path: string]>> = {
  'accountant,bookkeeper': ['Accountants', '/accountants'],
  advisor: ['Financial Advisors', '/advisors'],
  cfo: ['Fractional CFOs', '/fractional-cfos'],
};

/** A stored search in words, and where it is made. */
export function presentSearch(subject: string): Omit<AnalyticsDetail['searches'][number], 'appearances'> {
  const params = new URLSearchParams(subject);
  const profession = params.get('profession');
  const [directory, path] = (profession && directories[profession]) || [null, '/search'];
  const labels = (['service', 'specialty', 'industry', 'clientType'] as const).flatMap((kind) =>
    (params.get(searchParts[kind]) ?? '')
      .split(',')
      .filter(Boolean)
      .map((id) => termLabel(kind, id)),
  );
  const [city, state, words] = ['city', 'state', 'q'].map((name) => params.get(name));
  const isWhole = !params.has('other');
  const place = [city, state && (city ? state : stateName(state))].filter(Boolean).join(', ');
  const parts = [
    ...(words?.split(' ') ?? []).map((word) => `“${word}”`),
    ...labels,
    place,
    !isWhole && 'other words',
  ].filter(Boolean);
  const asked = parts.join(' · ');
  params.delete('profession');
  const query = params.toString().replaceAll('%2C', ',');
  return {
    search: subject,
    label: directory ? [directory, asked || 'all'].join(' · ') : asked || 'All professionals',
    href: isWhole ? `${path}${query && `?${query}`}` : null,
  };
}
