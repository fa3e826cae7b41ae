import { csvLine } from '../../../platform/csv/csv-line';
import { pointsOf } from '../reports/ranges';
import type { ReportRange } from '../reports/reports.schema';
import type { AnalyticsCsvQuery } from './analytics.schema';
import { readHistory } from './analytics.service';
import { cutBy, figuresOf } from './figures';
import { readSearches } from './searches';

type Cells = readonly (string | number | null)[];

const tables: Readonly<
  Record<AnalyticsCsvQuery['report'], (userId: number, range: ReportRange) => Promise<readonly Cells[]>>
> = {
  days: async (userId, range) => {
    const days = pointsOf(range, 'day');
    const history = await readHistory(userId, range);
    const parts = cutBy(days)(history);
    return [
      [
        'Day (Eastern Time)',
        'Profile views',
        'Search appearances',
        'Contacts',
        'Conversion (%)',
        'Median response time (minutes)',
      ],
      ...days.map(({ from }, index) => {
        const part = parts[index] ?? history;
        const { views, appearances, contacts, conversion, responseMinutes } = figuresOf(part);
        return [from, views, appearances, contacts, conversion, responseMinutes];
      }),
    ];
  },
  searches: async (userId, range) => {
    const { searches, rareSearches } = await readSearches(userId, range, Infinity);
    return [
      ['Search', 'Appearances'],
      ...searches.map(({ label, appearances }) => [label, appearances]),
      ['Searches too rare to show', rareSearches],
    ];
  },
};

/** One report of a professional as a CSV file. */
export async function writeAnalyticsCsv(
  userId: number,
  range: ReportRange,
  report: AnalyticsCsvQuery['report'],
): Promise<string> {
  return (await tables[report](userId, range)).map(csvLine).join('');
}
