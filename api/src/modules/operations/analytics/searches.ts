import type { AnalyticsDetail } from '../../../contract/named-types';
import { database } from '../../../platform/database/transaction';
import type { ReportRange } from '../reports/reports.schema';
import { presentSearch } from './analytics.presenter';

/** Appearances within a range from which on a search is shown: a rarer one could be one person's. */
const fewestAppearances = 5;
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
